import Testing

@testable import Analysis

/// With the vocabulary of the default contract, neighbours that are easily confused included.
@Suite struct MeaningFinderTests {
  @Test(arguments: [
    ("Delete", "delete"), ("DELETE", "delete"), ("Delete…", "delete"), ("Delete “%@”?", "delete"),
    ("Delete Item", "delete"), ("Remove", "delete"), ("Remove Logs", "delete"),
    ("Move to Trash", "delete"), ("Trash", "delete"), ("Permanently delete", "delete"),
    ("Swipe to delete", "delete"), ("Yes, delete", "delete"), ("🗑️ Delete", "delete"),
    ("Delete favorites", "delete"), ("Delete read messages", "delete"),
    ("Undelete", "restore"), ("Un-delete", "restore"), ("Restore", "restore"),
    ("Undo Delete", "undo"), ("Undo", "undo"), ("Cancel deletion", "cancel"),
    ("Cancel Delete", "cancel"), ("Don't Delete", "keep"), ("Don’t delete", "keep"),
    ("Do not delete", "keep"), ("Keep", "keep"),
    ("Mark as Read", "read"), ("Mark as Unread", "read"), ("Read", "read"), ("Unread", "read"),
    ("Mark message as unread", "read"), ("Mark all as read", "read"), ("Mark Read", "read"),
    ("Read Later", "bookmark"), ("Save for Later", "bookmark"), ("Later", "snooze"),
    ("Archive", "archive"), ("Unarchive", "archive"), ("Archive Chat", "archive"),
    ("Remove from Archive", "archive"),
    ("Flag", "flag"), ("Unflag", "flag"), ("Remove Flag", "flag"),
    ("Pin", "pin"), ("Unpin", "pin"), ("Pin to top", "pin"), ("Pin Note", "pin"),
    ("Favorite", "favorite"), ("Favourite", "favorite"), ("Remove from Favorites", "favorite"),
    ("Delete from favorites", "favorite"), ("Add to Favorites", "favorite"),
    ("Unlike", "favorite"), ("Remove Bookmark", "bookmark"),
    ("Done", "done"), ("Complete", "done"), ("Mark as Done", "done"), ("Mark as Undone", "done"),
    ("Not Done", "done"), ("Mute", "mute"), ("Unmute", "mute"), ("Hide Alerts", "mute"),
    ("Hide", "hide"), ("Unhide", "hide"), ("Share", "share"), ("Edit", "edit"),
    ("Edit Draft", "edit"), ("Rename", "rename"), ("Copy", "copy"), ("Make a Copy", "duplicate"),
    ("Move", "move"), ("Move to Folder", "move"), ("Snooze", "snooze"), ("Remind Me", "snooze"),
    ("Reply", "reply"), ("Forward", "forward"), ("Leave Group", "leave"), ("Log Out", "logout"),
    ("Sign out", "logout"), ("Disconnect", "disconnect"), ("Close", "close"),
    ("Close tab", "close"), ("Block", "block"), ("Report Spam", "spam"), ("Not Junk", "spam"),
    ("Report", "report"), ("More", "more"), ("More Info", "info"), ("Info", "info"),
    ("Add", "add"), ("Add to Queue", "queue"), ("Play Next", "queue"), ("Play", "play"),
    ("Download", "download"), ("Remove Download", "download"), ("Stop", "stop"),
    ("Refresh", "refresh"), ("Unfollow", "follow"), ("Upvote", "upvote"),
    ("Empty Trash", "erase"), ("Clear All", "erase"), ("Discard", "discard"),
    // A key for a title.
    ("delete_button_title", "delete"), ("inbox.archive", "archive"), ("action.markAsRead", "read"),
    ("noteToSelfHide", "hide"), ("messageMarkUnread", "read"), ("Generic.Remove", "delete"),
    ("Remove from Up Next", "queue"),
  ])
  func englishTitles(title: String, expected: String) {
    #expect(words.meaning(ofTitle: title)?.name == expected)
  }

  @Test(arguments: [
    // German
    ("Löschen", "delete"), ("Nachricht löschen", "delete"), ("LÖSCHEN", "delete"),
    ("Aus Favoriten entfernen", "favorite"), ("Als ungelesen markieren", "read"),
    ("Nachricht als gelesen markieren", "read"), ("Markieren", "flag"),
    ("Als erledigt markieren", "done"), ("Löschen rückgängig machen", "undo"),
    ("Nicht löschen", "keep"), ("Chat archivieren", "archive"), ("Archivieren", "archive"),
    ("Abmelden", "logout"), ("Stummschalten", "mute"), ("Schließen", "close"),
    // French
    ("Supprimer", "delete"), ("Supprimer un élément", "delete"), ("Ne pas supprimer", "keep"),
    ("Retirer des favoris", "favorite"), ("Marquer comme non lu", "read"), ("Non lu", "read"),
    ("Épingler", "pin"), ("EPINGLER", "pin"), ("J'aime", "favorite"), ("J’aime", "favorite"),
    ("Se déconnecter", "logout"), ("Déconnecter", "disconnect"),
    ("Annuler la suppression", "undo"), ("Annuler", "cancel"), ("Plus tard", "snooze"),
    ("Plus", "more"),
    // Spanish, Italian, Portuguese
    ("Eliminar", "delete"), ("Borrar todo", "erase"), ("Quitar de favoritos", "favorite"),
    ("Marcar como no leído", "read"), ("No leído", "read"), ("Cerrar sesión", "logout"),
    ("Cerrar", "close"), ("Deshacer", "undo"), ("Más tarde", "snooze"), ("Más", "more"),
    ("Elimina", "delete"), ("Cancella", "delete"), ("Annulla", "cancel"),
    ("Segna come da leggere", "read"), ("Rimuovi dai preferiti", "favorite"),
    ("Sposta nel cestino", "delete"), ("Sposta", "move"),
    ("Excluir", "delete"), ("Apagar", "delete"), ("Não excluir", "keep"),
    ("Marcar como não lida", "read"), ("Desafixar", "pin"), ("Desfazer", "undo"),
    // Japanese
    ("削除", "delete"), ("メッセージを削除", "delete"), ("削除する", "delete"),
    ("削除を取り消す", "undo"), ("削除しない", "keep"), ("お気に入りから削除", "favorite"),
    ("未読にする", "read"), ("既読", "read"), ("アーカイブ", "archive"),
    ("アーカイブする", "archive"), ("アーカイブから削除", "delete"), ("ピンを外す", "pin"),
    ("キャンセル", "cancel"), ("ブックマークを削除", "bookmark"), ("共有", "share"),
    // Chinese
    ("删除", "delete"), ("删除邮件", "delete"), ("刪除", "delete"), ("取消删除", "cancel"),
    ("不删除", "keep"), ("标为未读", "read"), ("標示為已讀", "read"), ("取消收藏", "favorite"),
    ("取消置顶", "pin"), ("收藏", "favorite"), ("归档", "archive"), ("封存", "archive"),
    ("退出登录", "logout"), ("取消", "cancel"), ("分享", "share"), ("更多", "more"),
  ])
  func titlesOfOtherLanguages(title: String, expected: String) {
    #expect(words.meaning(ofTitle: title)?.name == expected)
  }

  @Test(arguments: [
    "", "…", "Settings", "Read more", "Load More", "View Archive", "Enter PIN", "View Report",
    "Red flag", "Recently Deleted", "Deleted items", "Deletion", "Shared with you", "Readme",
    "Spreadsheet", "Unreadable", "Pinterest", "Sharepoint", "Copyright", "Undoubtedly",
    "アーカイブを表示", "Archiv", "Papierkorb anzeigen", "Lesen Sie", "Blockchain", "12",
  ])
  func noMeaning(title: String) {
    #expect(words.meaning(ofTitle: title) == nil)
  }

  @Test(arguments: [
    ("trash", "delete"), ("trash.fill", "delete"), ("trash.circle.fill", "delete"),
    ("trashFill", "delete"), ("trash.slash", "restore"), ("trash.slash.fill", "restore"),
    ("xmark.bin.fill", "delete"), ("minus.circle", "delete"), ("ic_delete", "delete"),
    ("ic_trash_24", "delete"), ("trash-icon", "delete"), ("archivebox", "archive"),
    ("archivebox.circle.fill", "archive"), ("envelope.open.fill", "read"),
    ("envelopeOpenFill", "read"), ("envelope.badge", "read"), ("flag", "flag"),
    ("flag.slash.fill", "flag"), ("pin.slash", "pin"), ("pin.fill", "pin"),
    ("star.fill", "favorite"), ("heart.slash", "favorite"), ("bell.slash", "mute"),
    ("bell.fill", "mute"), ("square.and.arrow.up", "share"), ("squareAndArrowUp", "share"),
    ("square.and.pencil", "edit"), ("pencil", "edit"), ("doc.on.doc", "copy"),
    ("checkmark.circle.fill", "done"), ("clock.arrow.circlepath", "restore"), ("clock", "snooze"),
    ("arrowshape.turn.up.left.2.fill", "reply"), ("eye.slash", "hide"), ("hand.raised", "block"),
    ("hand.thumbsup.fill", "favorite"), ("hand.thumbsdown", "downvote"),
    ("ellipsis.circle", "more"),
    ("plus.square.on.square", "duplicate"), ("plus", "add"), ("arrow.uturn.backward", "undo"),
    ("rectangle.portrait.and.arrow.right", "logout"), ("wifi.slash", "disconnect"),
  ])
  func symbols(name: String, expected: String) {
    #expect(words.meaning(ofSymbol: name)?.name == expected)
  }

  @Test(arguments: [
    "", "circle", "xmark", "mappin", "trashcan.logo", "house.fill", "eye", "envelope",
  ])
  func symbolsWithoutMeaning(name: String) {
    #expect(words.meaning(ofSymbol: name) == nil)
  }

  @Test(arguments: [
    ("delete", "delete"), ("deleteItem", "delete"), ("delete(at:)", "delete"),
    ("remove(atOffsets:)", "delete"), ("onDelete", "delete"), ("didTapDelete", "delete"),
    ("delete_row", "delete"), ("showDeleteAlert", "delete"), ("confirmDelete", "delete"),
    ("moveToTrash", "delete"), ("deleteButtonTapped", "delete"), ("undelete", "restore"),
    ("unDelete", "restore"), ("undoDelete", "undo"), ("cancelDelete", "cancel"),
    ("archive", "archive"), ("archiveTapped", "archive"), ("unarchive", "archive"),
    ("toggleArchive", "archive"), ("onArchive", "archive"), ("markAsRead", "read"),
    ("toggleRead", "read"), ("markUnread", "read"), ("setRead", "read"), ("toggleFlag", "flag"),
    ("togglePin", "pin"), ("unPin", "pin"), ("removePin", "pin"), ("isPinned", nil),
    ("removeFromFavorites", "favorite"), ("toggleFavorite", "favorite"), ("share", "share"),
    ("showEditSheet", "edit"), ("logOut", "logout"), ("signOut", "logout"), ("closeTab", "close"),
    ("removeFromUpNext", "queue"), ("markOrderAsCompleted", "done"), ("save", nil),
    ("reloadData", nil), ("addAction", nil), ("didPressEliminateDatabase", "delete"),
    ("deleteDownload", "download"), ("blockUser", "block"), ("moveToSpam", "spam"),
    // No guess.
    ("readFile", nil), ("read", nil), ("block", nil), ("removeObserver", nil),
    ("removeFromSuperview", nil), ("deletedItems", nil), ("showArchive", nil), ("spread", nil),
    ("onTap", nil), ("toggle", nil), ("undelegated", nil), ("", nil), ("loadMore", nil),
  ])
  func functionNames(name: String, expected: String?) {
    #expect(words.meaning(ofFunctionName: name)?.name == expected)
  }

  @Test(arguments: [
    ("L10n.delete", "delete"), ("L10n.Wallet.delete", "delete"),
    ("Strings.Wallet.delete", "delete"),
    ("logout_title", "logout"), ("DELETE", "delete"), ("settings.delete.title", "delete"),
    ("message.action.archive", "archive"), ("common_delete_button", "delete"),
    ("mail.mark_as_unread", "read"), ("L10n.Archive.title", "archive"),
    ("inbox_archive", "archive"),
    ("archive_inbox", "archive"), ("alert.delete.cancel", "cancel"), ("Delete message", "delete"),
    ("Löschen", "delete"), ("favorites.remove_from_favorites", "favorite"), ("swipe.unpin", "pin"),
    ("delete_or_archive", nil), ("delete_alert_cancel", nil), ("settings.title", nil),
    ("deleted_items", nil), ("undelete", "restore"), ("", nil), ("...", nil),
    ("a11y.delete.label", "delete"),
  ])
  func localisationKeys(key: String, expected: String?) {
    #expect(words.meaning(ofLocalisationKey: key)?.name == expected)
  }

  @Test(arguments: [
    ("delete", true), ("remove", true), ("logout", true), ("disconnect", true), ("closeTab", true),
    ("leave", true), ("erase", true), ("removeDownload", true), ("close", false),
    ("archive", false), ("unfavorite", false), ("unbookmark", false), ("unflag", false),
    ("hide", false), ("block", false), ("cancel", false), ("undo", false), ("restore", false),
  ])
  func destructiveMeanings(name: String, expected: Bool) {
    #expect(words.meaning(named: name)?.isDestructive == expected)
  }

  @Test func theFormIsKept() {
    #expect(
      words.meaning(ofTitle: "Mark as Unread")
        == Meaning(name: "read", form: "unread", isDestructive: false))
    #expect(words.meaning(ofTitle: "Close tab")?.form == "closeTab")
    #expect(words.meaning(named: "unpin")?.name == "pin")
    #expect(words.meaning(named: "nothing of the kind") == nil)
  }

  @Test(arguments: [
    ("registerUndo", true), ("undoManager", true), ("showUndo", true), ("UndoBanner", true),
    ("undo", true), ("onUndo", true), ("can_undo", true), ("registerUndo(withTarget:)", true),
    ("backgroundOpacity", false), ("SoundOptions", false), ("roundOverride", false),
    ("undone", false), ("undoubted", false), ("Undocumented", false), ("", false),
  ])
  func undoWords(name: String, expected: Bool) {
    #expect(words.namesUndo(name) == expected)
  }

  @Test func destructiveWords() {
    #expect(words.namesDestruction("Leave permanently"))
    #expect(words.namesDestruction("Endgültig verlassen"))
    #expect(!words.namesDestruction("Leave"))
  }

  private var words: Vocabulary { DefaultVocabulary.words }
}

/// Read once for all tests.
enum DefaultVocabulary {
  static let words: Vocabulary = {
    guard let contract = try? ContractReader.standard.read(.embedded("family")) else {
      Issue.record("the default contract is not good")
      return Vocabulary()
    }
    return contract.vocabulary
  }()
}

{"json": [1, 2, {"a": null}], "b": "c"}
<html><body class="x">text & more</body></html>
int main(int argc, char **argv) { return 0; }
%%% $$$ ### @@@ \\\ ``` ~~~ ::: ;;; ,,, ...

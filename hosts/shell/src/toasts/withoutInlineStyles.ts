/*
 * notistack writes its styles into a style element, which the content security policy refuses. It
 * takes an element with this id when there is one: a data block that the browser ignores. Its
 * layout is in ToastProvider.module.css. Imported before notistack.
 */
const block = document.createElement('script');
block.type = 'text/plain';
block.id = '_goober';
block.textContent = ' ';
document.head.append(block);

/*
 * Two libraries write styles into a style element, which the content security policy refuses. Each
 * takes an element with this id when there is one: a data block, which the browser ignores. What
 * they would have said stands in style sheets. Imported before them.
 *
 * - `_goober`, notistack: toastStack.module.css
 * - `react-aria-pressable-style`, react-aria: reset.css of ui
 */
for (const id of ['_goober', 'react-aria-pressable-style']) {
  const block = document.createElement('script');
  block.type = 'text/plain';
  block.id = id;
  block.textContent = ' ';
  document.head.append(block);
}

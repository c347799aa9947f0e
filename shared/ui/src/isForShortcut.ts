/** Where a letter already has a meaning, or nothing behind it can be reached. */
const TAKES_LETTERS =
  'input, textarea, select, dialog, [contenteditable], [role="combobox"], [role="grid"], [role="listbox"], [role="menu"], [role="textbox"]';

const isMenu = (element: Element, name: string): boolean =>
  element.role === 'menu' && element.getAttribute('aria-label') === name;

interface ShortcutOptions {
  /** Name of the menu that the shortcut opens: in there it closes it. */
  ownMenu: string;
}

/** Whether a letter is meant as a shortcut: pressed alone, and not into a field, a menu or a dialog. */
export const isForShortcut = (event: KeyboardEvent, { ownMenu }: ShortcutOptions): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (event.repeat || event.isComposing) return false;
  const place = event.target instanceof Element ? event.target.closest(TAKES_LETTERS) : null;
  if (place !== null) return isMenu(place, ownMenu);
  return document.querySelector('dialog[open]') === null;
};

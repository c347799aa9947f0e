/** React's autoFocus writes no attribute, by which a dialog chooses what has the focus when it opens. */
export const markFocused = (element: HTMLElement | null): void =>
  element?.setAttribute('autofocus', '');

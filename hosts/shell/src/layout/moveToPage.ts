const isField = (element: Element | null): boolean =>
  element !== null && element.matches('input, select, textarea');

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Puts the focus on the title of the page that has just come, unless the page took it itself. */
const focusTitle = (main: HTMLElement): void => {
  if (main.contains(document.activeElement) && isField(document.activeElement)) return;
  const title = main.querySelector('h1');
  if (title !== null && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  (title ?? main).focus({ preventScroll: true });
};

const scrollToHash = (hash: string): boolean => {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView({ behavior: scrollBehavior() });
  return target !== null;
};

/** Moves the user to a page that has just come: its hash target or its top. */
export const moveToPage = (main: HTMLElement, hash: string): void => {
  focusTitle(main);
  if (!scrollToHash(hash)) window.scrollTo({ top: 0, behavior: scrollBehavior() });
};

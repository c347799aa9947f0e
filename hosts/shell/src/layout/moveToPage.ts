const isField = (element: Element | null): boolean =>
  element !== null && element.matches('input, select, textarea');

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** The field that the page that has just come gave the focus to; null: it gave it to none. */
const focusedField = (main: HTMLElement): Element | null =>
  main.contains(document.activeElement) && isField(document.activeElement)
    ? document.activeElement
    : null;

/** Puts the focus on the title of the page that has just come, unless the page took it itself. */
export const focusTitle = (main: HTMLElement): void => {
  if (focusedField(main) !== null) return;
  const title = main.querySelector('h1');
  if (title !== null && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  (title ?? main).focus({ preventScroll: true });
};

/** The id that a hash names; one that is encoded wrongly names none. */
const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return '';
  }
};

/** Brings the target of a hash into view. False when the page has none. */
export const scrollToHash = (hash: string, behavior: ScrollBehavior): boolean => {
  const target = document.getElementById(idOf(hash));
  target?.scrollIntoView({ behavior });
  return target !== null;
};

/** Scrolls to where it has come. */
const stopScrolling = (): void => window.scrollTo({ top: window.scrollY, behavior: 'instant' });

/**
 * A button that moves between press and release is not clicked, so a press stops the scrolling. Where
 * there is no `scrollend` (Safari) the next press does so, when there is nothing left to stop.
 */
const stopAtPress = (): void => {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('pointerdown', stopScrolling, { capture: true, once: true, signal });
  window.addEventListener('scrollend', () => ended.abort(), { once: true, signal });
};

/** Moves the user to a page that has just come: its hash target, the field that it starts in, or its top. */
export const moveToPage = (main: HTMLElement, hash: string): void => {
  focusTitle(main);
  const behavior = scrollBehavior();
  if (behavior === 'smooth') stopAtPress();
  if (scrollToHash(hash, behavior)) return;
  const field = focusedField(main);
  if (field === null) window.scrollTo({ top: 0, behavior });
  else field.scrollIntoView({ block: 'center', behavior });
};

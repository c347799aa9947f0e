import { scrollSmoothly } from './scrollSmoothly.ts';

const isField = (element: Element | null): boolean =>
  element !== null && element.matches('input, select, textarea');

const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

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
export const scrollToHash = (hash: string): boolean => {
  const target = document.getElementById(idOf(hash));
  target?.scrollIntoView();
  return target !== null;
};

/** Moves the user to a page that has just come: its hash target, the field that it starts in, or its top. */
export const moveToPage = (main: HTMLElement, hash: string): void => {
  focusTitle(main);
  const place = (): void => {
    if (scrollToHash(hash)) return;
    const field = focusedField(main);
    if (field === null) window.scrollTo(0, 0);
    else field.scrollIntoView({ block: 'center' });
  };
  if (wantsMotion()) scrollSmoothly(place);
  else place();
};

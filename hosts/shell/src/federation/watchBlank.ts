/** Milliseconds in which a page that was drawn has to show something. */
export const BLANK_AFTER = 5000;

/** What is seen without a text. */
const SEEN =
  'img, svg, canvas, video, input, textarea, select, iframe, progress, [aria-busy="true"]';

const isBlank = (main: Element | null): boolean =>
  main !== null && main.textContent.trim() === '' && main.querySelector(SEEN) === null;

/** A page of a remote that shows nothing. */
export class BlankPageError extends Error {
  override readonly name = 'BlankPageError';
}

/**
 * Looks, a while after a page was drawn, whether anything is to be seen of it.
 * @returns what ends the watch
 */
export const watchBlank = (onBlank: (error: BlankPageError) => void): (() => void) => {
  const timer = setTimeout(() => {
    if (isBlank(document.querySelector('main'))) {
      onBlank(new BlankPageError('The page was drawn, and shows nothing.'));
    }
  }, BLANK_AFTER);
  return () => clearTimeout(timer);
};

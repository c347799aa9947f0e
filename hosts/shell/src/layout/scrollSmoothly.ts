/** How long it takes, ms. */
const DURATION = 200;

/** What the user does who wants to be somewhere, or to press what is under the pointer now. */
const INPUTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Fast at first, slow where it comes to rest. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Scrolls to where `place` would put the page at once, step by step until the user does anything. The
 * browser's own smooth scrolling goes on for a frame after it was told to stop: a button that moves between
 * press and release is not clicked.
 */
export const scrollSmoothly = (place: () => void): void => {
  const from = window.scrollY;
  place();
  const way = window.scrollY - from;
  if (way === 0) return;
  window.scrollTo(0, from);

  const ended = new AbortController();
  const { signal } = ended;
  for (const input of INPUTS) {
    window.addEventListener(input, () => ended.abort(), { capture: true, signal });
  }
  let began: number | null = null;
  const step = (now: number): void => {
    if (signal.aborted) return;
    began ??= now;
    const part = Math.min(1, (now - began) / DURATION);
    window.scrollTo(0, from + way * eased(part));
    if (part < 1) requestAnimationFrame(step);
    else ended.abort();
  };
  requestAnimationFrame(step);
};

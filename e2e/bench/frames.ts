import type { Page } from '@playwright/test';
import { z } from 'zod';

const figuresSchema = z.object({ frames: z.array(z.number()), drawn: z.int() });

export interface ScrollFigures {
  /** Milliseconds between two frames. */
  frames: number[];
  /** The most list items that were in the document at once. */
  drawn: number;
}

/**
 * Scrolls from the top to the bottom in the page itself, by so many pixels a frame, and notes how
 * long each frame took.
 */
export const scrollThrough = async (
  page: Page,
  { step, frames }: { step: number; frames: number },
): Promise<ScrollFigures> =>
  figuresSchema.parse(
    await page.evaluate<unknown, { step: number; frames: number }>(
      ({ step: pixels, frames: count }) =>
        new Promise((resolve) => {
          const times: number[] = [];
          let drawn = 0;
          let last = 0;
          const next = (now: number): void => {
            if (last !== 0) times.push(now - last);
            last = now;
            drawn = Math.max(drawn, document.querySelectorAll('main ul > li').length);
            if (times.length === count) {
              resolve({ frames: times, drawn });
              return;
            }
            scrollBy({ top: pixels, behavior: 'instant' });
            requestAnimationFrame(next);
          };
          scrollTo({ top: 0, behavior: 'instant' });
          requestAnimationFrame(next);
        }),
      { step, frames },
    ),
  );

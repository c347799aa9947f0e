import type { Browser } from '@playwright/test';

import type { Form } from './forms.ts';
import { openPage } from './openPage.ts';
import { median, quantile } from '../load/quantile.ts';
import type { FirstRoute } from './routes.ts';

/** What is served somewhere: a form of the product, or a page that it is compared with. */
export type Served = Pick<Form, 'url' | 'cookies'>;

interface Times {
  /** Milliseconds from navigation to what the visitor came for. */
  ready: number;
  /** Milliseconds to the first text or picture. */
  paint: number;
}

/** Notes when what a selector finds is there, in the page itself. */
const noteReady = (selector: string): void => {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('ready'));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
};

/** Opens a page with nothing in the cache, on a slow machine and line. */
const timeFirstPage = async (
  browser: Browser,
  served: Served,
  { path, isLoggedIn, ready }: FirstRoute,
): Promise<Times> => {
  const page = await openPage(browser, served, { isLoggedIn, hasSlowLine: true });
  await page.addInitScript(noteReady, ready);
  await page.goto(path, { waitUntil: 'commit' });
  const read = await page.waitForFunction(() => {
    const mark = performance.getEntriesByName('ready')[0];
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return mark && paint && { ready: mark.startTime, paint: paint.startTime };
  });
  const times = await read.jsonValue();
  await page.context().close();
  if (times === undefined) throw new Error(`${path} has shown nothing.`);
  return times;
};

/** Times in milliseconds, one of each round. */
export interface FirstPageTimes {
  ready: number[];
  paint: number[];
}

/** Times all in turn, so that a busier moment of the machine strikes each of them; in the order given. */
export const timeInTurn = async (
  browser: Browser,
  all: readonly (readonly [Served, FirstRoute])[],
  rounds: number,
): Promise<FirstPageTimes[]> => {
  const times = all.map((): FirstPageTimes => ({ ready: [], paint: [] }));
  for (let round = -1; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [...all.keys()] : [...all.keys()].toReversed();
    for (const index of order) {
      const one = all[index];
      if (one === undefined) continue;
      const { ready, paint } = await timeFirstPage(browser, ...one);
      // The first round warms the servers.
      if (round < 0) continue;
      times[index]?.ready.push(ready);
      times[index]?.paint.push(paint);
    }
  }
  return times;
};

export interface Ratio {
  ratio: number;
  /** The middle half of the ratios of single rounds. */
  spread: readonly [number, number];
}

/** How much longer the first took than the second: of the medians, and of the rounds one by one. */
export const ratioOf = (one: readonly number[], other: readonly number[]): Ratio => {
  const ratios = one.map((time, round) => time / (other[round] ?? Number.NaN));
  return {
    ratio: median(one) / median(other),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
};

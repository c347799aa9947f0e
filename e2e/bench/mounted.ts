import type { Browser } from '@playwright/test';

import type { Form } from './forms.ts';
import { openPage } from './openPage.ts';
import { median } from './quantile.ts';

export interface FirstRoute {
  name: string;
  path: string;
  isLoggedIn: boolean;
  /** Text that the title of the page begins with. */
  heading: string;
}

/** Notes when the title of the page appears, in the page itself. */
const noteMounted = (heading: string): void => {
  const observer = new MutationObserver(() => {
    const title = document.querySelector('h1')?.textContent;
    if (title?.startsWith(heading) !== true) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('mounted'));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
};

/** Milliseconds from navigation to the first page, with nothing in the cache. */
const timeMounted = async (browser: Browser, form: Form, route: FirstRoute): Promise<number> => {
  const page = await openPage(browser, form, {
    isLoggedIn: route.isLoggedIn,
    hasSlowLine: true,
  });
  await page.addInitScript(noteMounted, route.heading);
  await page.goto(route.path, { waitUntil: 'commit' });
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('mounted')[0]?.startTime,
  );
  const time = await mark.jsonValue();
  await page.context().close();
  if (time === undefined) throw new Error(`${route.path} has not mounted.`);
  return time;
};

export interface MountedFigures {
  federated: number;
  monolith: number;
  ratio: number;
}

/** Times both forms in turn, so that a busier moment of the machine strikes both. */
export const compareMounted = async (
  browser: Browser,
  forms: readonly [Form, Form],
  { route, rounds }: { route: FirstRoute; rounds: number },
): Promise<MountedFigures> => {
  const times = { federated: [] as number[], monolith: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    for (const form of round % 2 === 0 ? forms : forms.toReversed()) {
      const time = await timeMounted(browser, form, route);
      // The first round warms the servers.
      if (round >= 0) times[form.name].push(time);
    }
  }
  const federated = median(times.federated);
  const monolith = median(times.monolith);
  return { federated, monolith, ratio: federated / monolith };
};

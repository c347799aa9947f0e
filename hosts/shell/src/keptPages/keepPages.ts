import type { Release } from '@adviestool/contract/release';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { formatTime } from '@adviestool/ui/format';
import type { DataRouter } from 'react-router';
import { z } from 'zod';

import { KEPT_PAGES } from '../start/keptNames.ts';
import type { KeptPage, KeptPages } from './keptPage.ts';

/** The list, and the page of a project. */
const IS_KEPT = /^\/(?:project\/\d+\/?)?$/;

/** How many pages a tab keeps, and letters of each: a larger one takes too long to write while the page is left. */
const MOST = 3;
const LONGEST = 400_000;

const keptSchema = z.record(z.string(), z.custom<KeptPage>());

/** What is not to be seen without the program, or not allowed by the policy of the page. */
const LEFT_OUT = 'dialog, script, [popover], [role="alert"]';

/** What is shown, as a text. */
const htmlOf = (main: Element): string => {
  const copy = document.createElement('div');
  copy.append(main.cloneNode(true));
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
  return copy.innerHTML;
};

/** Those of remotes; the document names those of the host. */
const stylesOfNow = (): KeptPage['styles'] =>
  [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')].map(
    ({ href, integrity }) => ({ href, integrity }),
  );

/**
 * Keeps the list and the page of a project in this tab as they were last shown, for the next time that they are opened
 * in it: the first script shows them until the answer is there.
 */
export const keepPages = ({ release, variant }: Release, router: DataRouter): void => {
  const storage = openStorage('session', variant.id);
  let { loaderData } = router.state;
  // Whose page it is: another may have taken the place while it still stands.
  let reader = currentUid();
  // What the first page shows was not there earlier.
  let came = new Date(performance.timeOrigin);

  const keep = (): void => {
    const { pathname, search } = location;
    const uid = currentUid();
    const main = document.querySelector('#app main');
    if (!IS_KEPT.test(pathname) || uid === null || uid !== reader || main === null) return;
    if (router.state.errors !== null || main.querySelector('h1') === null) return;
    const html = htmlOf(main);
    if (html.length > LONGEST) return;
    const page: KeptPage = {
      uid,
      release,
      day: came.toDateString(),
      om: formatTime(came),
      html,
      styles: stylesOfNow(),
    };
    const address = pathname + search;
    const { [address]: _earlier, ...others } = storage.read(KEPT_PAGES, keptSchema) ?? {};
    const kept: KeptPages = Object.fromEntries([
      ...Object.entries(others).slice(1 - MOST),
      [address, page],
    ]);
    storage.write(KEPT_PAGES, kept);
  };

  router.subscribe((state) => {
    if (state.loaderData !== loaderData) {
      came = new Date();
      reader = currentUid();
    }
    loaderData = state.loaderData;
    if (
      state.navigation.state === 'loading' &&
      state.navigation.location.pathname !== location.pathname
    )
      keep();
  });
  globalThis.addEventListener('pagehide', keep);
};

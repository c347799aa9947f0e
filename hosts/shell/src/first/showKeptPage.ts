import type { Release } from '@adviestool/contract/release';

import type { KeptPage, KeptPages } from '../keptPages/keptPage.ts';
import { KEPT_PAGES } from '../start/keptNames.ts';
import type { Begun } from './begun.ts';
import type { FirstPage } from './firstPage.ts';
import { holdProgram } from './holdProgram.ts';
import { onFailure } from './loadAgain.ts';
import { addStyle, allStyled } from './pageStyles.ts';
import { teksten } from './teksten.ts';

/** Milliseconds for which the program waits until the page has been painted: longer would be dearer than bars. */
const PATIENCE = 400;

const nameOf = ({ variant }: Release): string => `${variant.id}:${KEPT_PAGES}`;

/** The page of now as this tab showed it last, today and by this release; undefined: it did not. */
const readKept = (release: Release): KeptPage | undefined => {
  try {
    const kept: KeptPages = JSON.parse(sessionStorage.getItem(nameOf(release)) ?? '{}');
    const page = kept[location.pathname + location.search];
    return page?.release === release.release && page.day === new Date().toDateString()
      ? page
      : undefined;
  } catch {
    // Refused, or of another release.
    return undefined;
  }
};

/** Whether the first answer says that it is this user who is there. */
const isTheirs = async ({ uid }: KeptPage, start: Begun['start']): Promise<boolean> => {
  if (start === null) return false;
  const answer = await start.answer;
  // The host reads it, too.
  const { user } = await answer.clone().json();
  return user.uid === uid;
};

/**
 * Shows the page as this tab showed it last, with when that was, until its answer is there; nothing in it can be
 * used. Null: the tab has nothing of it. Not before it is known that the same user is there; what is somebody else's goes.
 */
export const showKeptPage = (release: Release, start: Begun['start']): FirstPage | null => {
  const kept = readKept(release);
  const app = document.getElementById('app');
  const frame = app?.querySelector<HTMLElement>('.first');
  if (kept === undefined || app === null || !frame) return null;
  // Nothing in another document runs or is fetched.
  const { body } = new DOMParser().parseFromString(kept.html, 'text/html');
  body.firstElementChild?.setAttribute('inert', '');
  const note = document.createElement('p');
  note.className = 'first-kept';
  note.setAttribute('role', 'status');
  note.textContent = teksten.bewaard(kept.om);
  const shown = [note, ...body.children];
  const letRun = holdProgram();

  const page: FirstPage = {
    form: null,
    isSent: false,
    pressed: [],
    isComposing: false,
    tellFailure: () => {
      page.remove();
      return false;
    },
    remove: () => {
      frame.remove();
      for (const element of shown) element.remove();
    },
  };
  const show = async (): Promise<void> => {
    const styled = allStyled(kept.styles.map(({ href, integrity }) => addStyle(href, integrity)));
    if (!(await isTheirs(kept, start))) {
      sessionStorage.removeItem(nameOf(release));
      return;
    }
    await styled;
    // The program may have come earlier; it has taken the frame away.
    if (!app.contains(frame)) return;
    frame.querySelector('.first-page')?.replaceWith(...shown);
    app.before(frame);
    onFailure(() => void page.tellFailure());
  };
  void letRun(show(), PATIENCE);
  return page;
};

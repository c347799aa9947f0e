import type { Release } from '@adviestool/contract/release';

import { branchAt, type Branch } from './branchAt.ts';
import type { FirstPage } from './firstPage.ts';
import { holdProgram } from './holdProgram.ts';
import { loadAgain, onFailure } from './loadAgain.ts';
import { addStyle, allStyled } from './pageStyles.ts';
import { teksten } from './teksten.ts';

/** The page as it stands in the document; undefined: nobody has drawn it, or for another host. */
const templateOf = ({ remoteId, pages }: Branch): HTMLTemplateElement | undefined =>
  [...document.querySelectorAll('template')].find(
    ({ dataset }) => dataset['firstPage'] === `${remoteId}/${pages.at(-1)?.id}`,
  );

/** Asks for the style sheets of a page, as its code will. */
const addStyles = ({ remotes }: Release, { remoteId, pages }: Branch): HTMLLinkElement[] => {
  const remote = remotes[remoteId];
  const files = pages.flatMap(({ id }) => remote?.document.files.pages[id] ?? []);
  return [...new Set(files)]
    .filter((file) => file.endsWith('.css'))
    .map((file) => addStyle((remote?.base ?? '') + file, remote?.integrity[file] ?? ''));
};

/** Takes away the links to pages that this variant has not. */
const leaveOutLinks = ({ remotes, variant }: Release, main: HTMLElement): void => {
  for (const link of main.querySelectorAll('a')) {
    const isClosed = branchAt(remotes, link.pathname)?.pages.some(({ guards }) =>
      guards.includes('require-user-registration-enabled'),
    );
    if (isClosed === true && !variant.userRegistrationEnabled) link.remove();
  }
};

/** A line below the form. */
const createNote = (
  form: Element,
): ((role: string, ...content: (string | Node)[]) => HTMLElement) => {
  const note = document.createElement('p');
  note.className = 'first-note';
  return (role, ...content) => {
    note.setAttribute('role', role);
    note.tabIndex = -1;
    note.replaceChildren(...content);
    form.after(note);
    return note;
  };
};

/** Keeps what is done with the form, until there is somebody to do it for. */
const follow = (page: FirstPage, form: HTMLFormElement, onSend: () => void): void => {
  // It goes nowhere by itself; if it did, no password would stand in an address.
  form.method = 'post';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    page.isSent = true;
    onSend();
  });
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') page.pressed.push([...form.elements].indexOf(button));
  });
  for (const type of ['compositionstart', 'compositionend']) {
    form.addEventListener(type, () => {
      page.isComposing = type === 'compositionstart';
    });
  }
};

/** Shows a page of the document in its frame, as soon as it has its style. Null: the document has it not. */
export const showFirstPage = (release: Release, branch: Branch): FirstPage | null => {
  const template = templateOf(branch);
  const app = document.getElementById('app');
  const frame = app?.querySelector<HTMLElement>('.first');
  if (template === undefined || app === null || !frame) return null;
  const main = document.createElement('main');
  main.append(template.content.cloneNode(true));
  leaveOutLinks(release, main);
  const form = main.querySelector('form');
  const say = createNote(form ?? main);
  const letRun = holdProgram();

  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = teksten.opnieuw;

  const page: FirstPage = {
    form,
    isSent: false,
    pressed: [],
    isComposing: false,
    tellFailure: () => {
      say('alert', teksten.nietGeladen, ' ', again);
      return main.isConnected;
    },
    remove: () => {
      frame.remove();
      main.remove();
    },
  };
  const wait = (): void => onFailure(() => void page.tellFailure());
  const goOn = (): HTMLElement => {
    const hasFailed = again.isConnected;
    const note = say('status', page.isSent ? teksten.wacht : teksten.nogEens);
    if (hasFailed) {
      loadAgain();
      wait();
    }
    return note;
  };
  // The button goes; the focus does not.
  again.addEventListener('click', () => goOn().focus());
  if (form !== null) follow(page, form, () => void goOn());

  const show = async (): Promise<void> => {
    await allStyled(addStyles(release, branch));
    // The program may have come earlier; it has taken the frame away.
    if (!app.contains(frame)) return;
    frame.querySelector('.first-page')?.replaceWith(main);
    app.before(frame);
  };
  // Without its style it is not shown: the page comes with its code.
  void letRun(show()).then(wait);
  return page;
};

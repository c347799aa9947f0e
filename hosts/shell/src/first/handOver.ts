import { useSessionStore } from '@adviestool/state/session';

import { isFilledIn, type FirstPage } from './firstPage.ts';

/** Milliseconds between two tries: fields that have just been drawn do not follow what is typed yet. */
const SOON = 10;

/** How often it is tried. A field that refuses what another took must not keep the page waiting. */
const TRIES = 100;

/** Types a text into a field of React, which follows none that is only set on the field itself. */
const setText = (field: HTMLInputElement, text: string): void => {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const isInput = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement;

const namesOf = ({ elements }: HTMLFormElement): string =>
  [...elements].map((element) => element.getAttribute('name')).join(' ');

/** The form that the page has drawn in place of that of the document. */
const drawnForm = (app: HTMLElement, form: HTMLFormElement): HTMLFormElement | undefined =>
  [...app.querySelectorAll('form')].find((other) => namesOf(other) === namesOf(form));

/** Types what stands in one form into another; whether all of it has come through. */
const copyText = (from: HTMLFormElement, to: HTMLFormElement): boolean =>
  [...from.elements].every((element, index) => {
    const field = to.elements[index];
    if (!isInput(element) || !isInput(field) || field.value === element.value) return true;
    setText(field, element.value);
    return field.value === element.value;
  });

/** Where the focus and the cursor are, for the same place in another form. */
const readFocus = ({ elements }: HTMLFormElement): ((to: HTMLFormElement) => void) => {
  const { activeElement } = document;
  const index = [...elements].findIndex((element) => element === activeElement);
  const selection = isInput(activeElement)
    ? ([
        activeElement.selectionStart,
        activeElement.selectionEnd,
        activeElement.selectionDirection ?? undefined,
      ] as const)
    : null;
  return (to) => {
    const target = to.elements[index];
    if (!(target instanceof HTMLElement)) return;
    target.focus();
    if (isInput(target) && selection !== null) target.setSelectionRange(...selection);
  };
};

const pressAll = ({ pressed }: FirstPage, to: HTMLFormElement): void => {
  for (const index of pressed) {
    const button = to.elements[index];
    if (button instanceof HTMLButtonElement) button.click();
  }
};

interface Move {
  from: HTMLFormElement;
  to: HTMLFormElement;
}

/** Gives the form of the page what was done with that of the document, which goes. */
const give = (page: FirstPage, { from, to }: Move, tries = TRIES): void => {
  if (page.isComposing || (!copyText(from, to) && tries > 0)) {
    setTimeout(() => give(page, { from, to }, tries - 1), SOON);
    return;
  }
  const focus = readFocus(from);
  page.remove();
  page.form = null;
  pressAll(page, to);
  focus(to);
  if (page.isSent) to.requestSubmit();
};

/** Whether the program shows more than its frame: a page, or what went wrong with it. */
const isDrawn = (app: HTMLElement): boolean =>
  app.querySelector('.start-failure') === null && app.querySelector('h1') !== null;

/**
 * Lets the program take the place of the page in the document, once it has drawn one. What was typed goes to the form
 * of that page; when something else comes first, as an error, it waits for the form, and is no longer sent by itself.
 */
export const handOver = (app: HTMLElement, page: FirstPage): void => {
  const observer = new MutationObserver(() => {
    if (!isDrawn(app)) return;
    const { form } = page;
    const drawn = form === null ? undefined : drawnForm(app, form);
    if (form !== null && drawn !== undefined) {
      observer.disconnect();
      give(page, { from: form, to: drawn });
      return;
    }
    page.remove();
    page.isSent = false;
    const isOver = useSessionStore.getState().status === 'authenticated' || !isFilledIn(page);
    if (!isOver) return;
    observer.disconnect();
    page.form = null;
  });
  observer.observe(app, { childList: true, subtree: true });
};

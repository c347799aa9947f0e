import { afterEach, expect, test } from '@jest/globals';

import { followModals } from './followModals.ts';

const openDialog = (): HTMLDialogElement => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  return dialog;
};

const closeDialog = (dialog: HTMLDialogElement): void => {
  dialog.open = false;
  dialog.remove();
};

/** Lets the observer hear of what was done. */
const settle = () => Promise.resolve();

afterEach(() => {
  document.body.replaceChildren();
});

test('it is in the dialog that was opened last, and on the page when there is none', async () => {
  const element = document.createElement('div');
  const first = openDialog();
  followModals(element);
  expect(element.parentElement).toBe(first);

  const second = openDialog();
  await settle();
  expect(element.parentElement).toBe(second);

  closeDialog(second);
  await settle();
  expect(element.parentElement).toBe(first);

  closeDialog(first);
  await settle();
  expect(element.parentElement).toBe(document.body);
});

test('a dialog that is shown again is on top', async () => {
  const element = document.createElement('div');
  followModals(element);
  const [first] = [openDialog(), openDialog()];
  await settle();
  first.open = false;
  first.open = true;
  await settle();
  expect(element.parentElement).toBe(first);
});

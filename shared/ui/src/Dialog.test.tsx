import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { Dialog } from './Dialog.tsx';

// jsdom has the element but not its modal behaviour.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector('button')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Verwijderen
      </button>
      <Dialog
        open={open}
        title="Project verwijderen"
        onClose={() => setOpen(false)}
        actions={<button type="button">Annuleren</button>}
      >
        Weet u het zeker?
      </Dialog>
    </>
  );
};

test('a dialog is named by its title and takes the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
  const dialog = screen.getByRole('dialog', { name: 'Project verwijderen' });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test.each([
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))],
  [
    'Escape',
    async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  ],
])('%s closes it and gives the focus back to the trigger', async (_way, leave) => {
  render(<Page />);
  const trigger = screen.getByRole('button', { name: 'Verwijderen' });
  await userEvent.click(trigger);
  await leave();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('a dialog without a way out stays', () => {
  render(<Dialog open title="Bezig met importeren" />);
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.queryByRole('button', { name: 'Sluiten' })).toBeNull();
});

test('a dialog without a way out that the browser closes is shown again', () => {
  render(<Dialog open title="Bezig met importeren" />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

test('one that the browser closes although it stays, is shown again', () => {
  const close = jest.fn();
  render(<Dialog open title="Project verwijderen" onClose={close} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

test('an event of something inside does not close it', () => {
  const close = jest.fn();
  render(
    <Dialog open title="Bestand kiezen" onClose={close}>
      <input type="file" aria-label="Bestand" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Bestand'), new Event('cancel', { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
});

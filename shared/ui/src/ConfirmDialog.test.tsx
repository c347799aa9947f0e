import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';

import { ConfirmDialog } from './ConfirmDialog.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const renderDialog = () => {
  const confirm = jest.fn();
  const cancel = jest.fn();
  render(
    <ConfirmDialog
      open
      danger
      title="Project verwijderen"
      confirmLabel="Verwijderen"
      onConfirm={confirm}
      onCancel={cancel}
    >
      Dit kan niet ongedaan worden gemaakt.
    </ConfirmDialog>,
  );
  return { confirm, cancel, button: screen.getByRole('button', { name: 'Verwijderen' }) };
};

test('a question is an alert dialog that describes itself', () => {
  renderDialog();
  const dialog = screen.getByRole('alertdialog', {
    name: 'Project verwijderen',
    description: 'Dit kan niet ongedaan worden gemaakt.',
  });
  expect(dialog.hasAttribute('open')).toBe(true);
});

test('a second confirmation within 500 ms does not count', () => {
  const { confirm, button } = renderDialog();
  fireEvent.click(button);
  jest.advanceTimersByTime(499);
  fireEvent.click(button);
  expect(confirm).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(1);
  fireEvent.click(button);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('cancelling is not locked', () => {
  const { cancel, confirm } = renderDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(confirm).not.toHaveBeenCalled();
});

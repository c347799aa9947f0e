import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { QuestionDialog } from './QuestionDialog.tsx';
import { askConfirm } from './questionStore.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const question = (title: string) => ({ title, text: 't', confirm: 'Ja', cancel: 'Nee' });

const confirm = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Ja' }));
};

test('a double click on one question does not answer the next, which waits its turn', async () => {
  render(<QuestionDialog />);
  const answers: [string, boolean][] = [];
  act(() => {
    for (const title of ['Een', 'Twee']) {
      void askConfirm(question(title)).then((answer) => answers.push([title, answer]));
    }
  });
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);

  confirm();
  await act(() => Promise.resolve());
  expect(screen.getByRole('alertdialog', { name: 'Twee' })).toBeTruthy();
  jest.advanceTimersByTime(499);
  confirm();
  await act(() => Promise.resolve());
  expect(answers).toEqual([['Een', true]]);

  jest.advanceTimersByTime(1);
  confirm();
  await act(() => Promise.resolve());
  expect(answers).toEqual([
    ['Een', true],
    ['Twee', true],
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

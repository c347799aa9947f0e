import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { Dialog } from './Dialog.tsx';
import { useFocusStays } from './useFocusStays.ts';

const Vraag = ({ heeftVolgende }: { heeftVolgende: boolean }) => {
  const [isGedaan, setGedaan] = useState(false);
  const stays = useFocusStays<HTMLElement>((region) => region.querySelector('a'));
  return (
    <>
      <h1 tabIndex={-1}>Titel</h1>
      <section {...stays}>
        {!isGedaan && (
          <button type="button" onClick={() => setGedaan(true)}>
            Doen
          </button>
        )}
        {heeftVolgende && <a href="/volgende">Volgende</a>}
      </section>
      <button type="button" onClick={() => setGedaan(true)}>
        Buiten
      </button>
    </>
  );
};

test.each([
  ['what is named gets it', true, 'Volgende'],
  ['without one the title of the page gets it', false, 'Titel'],
])('the focus of what was pressed and went away is not lost: %s', async (_what, heeft, naam) => {
  render(<Vraag heeftVolgende={heeft} />);
  await userEvent.click(screen.getByRole('button', { name: 'Doen' }));
  expect(document.activeElement?.textContent).toBe(naam);
});

test('the focus that was elsewhere stays there', async () => {
  render(<Vraag heeftVolgende />);
  await userEvent.click(screen.getByRole('button', { name: 'Doen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Buiten' }));
  expect(document.activeElement?.textContent).toBe('Buiten');
});

test('who pressed nothing in particular meanwhile keeps that', async () => {
  const { rerender } = render(<Vraag heeftVolgende />);
  screen.getByRole('link').focus();
  await userEvent.click(document.body);
  rerender(<Vraag heeftVolgende={false} />);
  expect(document.activeElement).toBe(document.body);
});

const MetVraag = () => {
  const [isGevraagd, setGevraagd] = useState(false);
  const [isGedaan, setGedaan] = useState(false);
  const stays = useFocusStays<HTMLElement>();
  const answer = async (): Promise<void> => {
    setGevraagd(false);
    await Promise.resolve();
    setGedaan(true);
  };
  return (
    <>
      <section {...stays} tabIndex={-1} aria-label="Stand">
        {!isGedaan && (
          <button type="button" onClick={() => setGevraagd(true)}>
            Doen
          </button>
        )}
      </section>
      <Dialog open={isGevraagd} title="Zeker?">
        <button type="button" onClick={() => void answer()}>
          Ja
        </button>
      </Dialog>
    </>
  );
};

test('a question between the press and what it did does not lose the focus', async () => {
  render(<MetVraag />);
  await userEvent.click(screen.getByRole('button', { name: 'Doen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Stand');
});

import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

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

import { buildAdvies } from '@adviestool/ifc/builders/buildAdviezen';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LIMIT } from '../../ifc/askWorker.ts';
import { buildGetekend } from './builders/buildGetekend.ts';
import type { RuimtelijkAntwoord } from './model/ruimtelijkAntwoord.ts';
import { RuimtelijkVenster } from './RuimtelijkVenster.tsx';

const terminate = jest.fn();
let answer: (data: RuimtelijkAntwoord) => void = () => undefined;

class FakeWorker extends EventTarget {
  terminate = terminate;

  postMessage(): void {
    answer = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  terminate.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(globalThis, { Worker: FakeWorker });
});

const gevelvullingen = [buildAdvies()];

const show = async (
  read: () => Promise<ArrayBuffer> = () => Promise.resolve(new ArrayBuffer(0)),
) => {
  // The DOM of the tests reads no files.
  const bestand = Object.assign(new File([''], 'woning.ifc'), { arrayBuffer: read });
  const bestanden = [{ bestand }];
  const venster = (those: typeof gevelvullingen) => (
    <RuimtelijkVenster
      bestanden={bestanden}
      gevelvullingen={those}
      elementen={[]}
      onClose={() => undefined}
    />
  );
  const { rerender } = await act(async () => render(venster(gevelvullingen)));
  return { change: (those: typeof gevelvullingen) => act(async () => rerender(venster(those))) };
};

test('a model is read outside the page, which says so, and then its hoekankers are there', async () => {
  await show();
  expect(screen.getByText('Het model wordt gelezen…')).toBeDefined();
  await act(async () => answer({ elementen: [buildGetekend()], onbekend: [], dubbel: [] }));
  expect(screen.getByRole('radio', { name: 'Onderzijde, nummer 1' })).toBeDefined();
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('a file that is not written into says why, as writing does', async () => {
  await show();
  await act(async () => answer({ fout: 'alGeschreven' }));
  expect(screen.getByRole('alert').textContent).toMatch(/staat de verankering al/);
});

test('a parser that hangs is ended, and the user is told', async () => {
  jest.useFakeTimers();
  await show();
  await act(() => jest.advanceTimersByTimeAsync(LIMIT));
  jest.useRealTimers();
  expect(screen.getByRole('alert').textContent).toMatch(/na vijf minuten gestopt/);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('a file that changed since it was opened has to be chosen again', async () => {
  await show(() => Promise.reject(new DOMException('', 'NotReadableError')));
  expect(screen.getByRole('alert').textContent).toMatch(/Kies het opnieuw/);
});

test('when the advices change the old ones are not shown, and nothing of them is chosen', async () => {
  const { change } = await show();
  await act(async () => answer({ elementen: [buildGetekend()], onbekend: [], dubbel: [] }));
  await userEvent.click(screen.getByRole('radio', { name: 'Onderzijde, nummer 2' }));
  await change([buildAdvies()]);
  expect(screen.getByText('Het model wordt gelezen…')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  await act(async () => answer({ elementen: [buildGetekend()], onbekend: [], dubbel: [] }));
  expect(screen.getByText('Kies een hoekanker in de lijst.')).toBeDefined();
});

test('reading what is not shown any more is ended', async () => {
  const { change } = await show();
  expect(terminate).not.toHaveBeenCalled();
  await change([buildAdvies()]);
  expect(terminate).toHaveBeenCalledTimes(1);
});

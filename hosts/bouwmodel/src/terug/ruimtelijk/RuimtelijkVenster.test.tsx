import { buildAdvies } from '@adviestool/ifc/builders/buildAdviezen';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

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
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(globalThis, { Worker: FakeWorker });
});

const gevelvullingen = [buildAdvies()];

const show = async (
  read: () => Promise<ArrayBuffer> = () => Promise.resolve(new ArrayBuffer(0)),
): Promise<void> => {
  // The DOM of the tests reads no files.
  const bestand = Object.assign(new File([''], 'woning.ifc'), { arrayBuffer: read });
  const bestanden = [{ bestand }];
  await act(async () => {
    render(
      <RuimtelijkVenster
        bestanden={bestanden}
        gevelvullingen={gevelvullingen}
        elementen={[]}
        onClose={() => undefined}
      />,
    );
  });
};

test('a model is read outside the page, which says so, and then its hoekankers are there', async () => {
  await show();
  expect(screen.getByText('Het model wordt gelezen…')).toBeDefined();
  await act(async () => answer({ elementen: [buildGetekend()], onbekend: [] }));
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

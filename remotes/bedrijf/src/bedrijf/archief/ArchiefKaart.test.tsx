import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ArchiefStand } from '@adviestool/contract/archief';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ArchiefKaart } from './ArchiefKaart.tsx';

const BASE = '/api/v2/group/12/archief';

const buildArchief = (change: Partial<ArchiefStand> = {}): ArchiefStand => ({
  id: 'a1',
  stand: 'bezig',
  gedaan: 12,
  totaal: 200,
  gevraagd: '2026-11-28T05:00:00.000Z',
  melding: null,
  bytes: null,
  sha256: null,
  nietOpgenomen: 0,
  tot: null,
  ...change,
});

const KLAAR = buildArchief({
  stand: 'klaar',
  bytes: 12_300_000,
  sha256: 'x',
  tot: '2026-11-30T05:04:00.000Z',
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Shows the card; `answers` are those to how far it is, the last one again and again. */
const show = (answers: (ArchiefStand | null)[], refuse?: () => never) => {
  const asked: string[] = [];
  const showError = jest.fn();
  const api = buildTransport(({ method, path }) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE') return undefined;
    if (method === 'POST') return refuse?.() ?? { archief: buildArchief({ stand: 'wacht' }) };
    return { archief: answers.length > 1 ? answers.shift() : answers[0] };
  });
  render(<ArchiefKaart host={buildHost({ api, showError })} />);
  return {
    asked,
    showError,
    user: userEvent.setup({ advanceTimers: (by) => jest.advanceTimersByTime(by) }),
  };
};

const pass = () => act(() => jest.advanceTimersByTimeAsync(1600));

test('it is asked for, followed, and then downloaded by the browser', async () => {
  const { asked, user } = show([null, buildArchief(), KLAAR]);
  await user.click(await screen.findByRole('button', { name: 'Archief maken' }));
  await screen.findByText('Het archief wacht op zijn beurt.');
  await pass();
  const voortgang = await screen.findByRole('progressbar', { name: 'Voortgang van het archief' });
  await screen.findByText('12 van 200 projecten staan erin.');
  expect(voortgang).toHaveProperty('max', 200);
  await pass();
  const link = await screen.findByRole('link', { name: 'Archief downloaden' });
  expect(link.getAttribute('href')).toMatch(/\/api\/v2\/group\/12\/archief\/a1\/bestand$/);
  screen.getByText(/12,3 MB/);
  const before = asked.length;
  await pass();
  expect(asked).toHaveLength(before);
});

test('it is stopped while it is made', async () => {
  const { asked, user } = show([buildArchief()]);
  await user.click(await screen.findByRole('button', { name: 'Annuleren' }));
  expect(asked).toContain(`DELETE ${BASE}/a1`);
  await screen.findByRole('button', { name: 'Archief maken' });
});

test('what could not be put in is told', async () => {
  show([{ ...KLAAR, nietOpgenomen: 3 }]);
  expect(await screen.findByText(/3 onderdelen staan er niet in/)).toBeTruthy();
});

test('one that failed says why, and a refusal is told in the words of the backend', async () => {
  const melding = 'Het archief is niet gemaakt: u bent geen beheerder van dit bedrijf meer.';
  const bezig = 'Anna laat op dit moment een archief van dit bedrijf maken.';
  const { showError, user } = show([buildArchief({ stand: 'mislukt', melding })], () => {
    throw buildHttpError(429, { serverMessage: bezig });
  });
  await screen.findByText(melding);
  await user.click(screen.getByRole('button', { name: 'Nieuw archief maken' }));
  expect(showError).toHaveBeenCalledWith(expect.anything(), { 429: bezig });
});

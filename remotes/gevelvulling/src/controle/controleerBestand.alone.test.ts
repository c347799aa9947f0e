import type { Rapportsleutels } from '@adviestool/contract/rapportsleutels';
import { GRENZEN } from '@adviestool/pdf/grenzen';
import type { PdfUitkomst } from '@adviestool/pdf/pdfInhoud';
import { beforeEach, expect, test } from '@jest/globals';

import { buildAdviesBytes, signAdvies, SLEUTEL } from '../builders/signAdvies.ts';

let uitkomst: PdfUitkomst | 'silent' | 'broken';
let ended = 0;

/** A worker that has read a file already. */
class FakeWorker extends EventTarget {
  postMessage(_bytes: unknown, [, answer]: readonly MessagePort[]): void {
    if (uitkomst === 'broken') queueMicrotask(() => this.dispatchEvent(new Event('error')));
    else if (uitkomst !== 'silent') answer?.postMessage(uitkomst, []);
  }

  terminate(): void {
    ended += 1;
  }
}

Object.assign(globalThis, { Worker: FakeWorker });
const { controleerBestand } = await import('./controleerBestand.ts');
const { readPdfInWorker } = await import('./readPdfInWorker.ts');

const ADVIES = buildAdviesBytes();

const gelezen = (advies: Uint8Array, ondertekend = advies): PdfUitkomst => ({
  gelukt: true,
  inhoud: { bijlagen: signAdvies(advies, ondertekend), lengte: 8, ondertekeningen: [] },
});

const SLEUTELS: Rapportsleutels = { sleutels: [SLEUTEL], certificaten: [] };

const PDF = new File(['%PDF-1.7'], 'rapport.pdf');

const check = (
  fetchSleutels: () => Promise<Rapportsleutels> = async () => SLEUTELS,
  bestand = PDF,
) =>
  controleerBestand(bestand, {
    signal: new AbortController().signal,
    fetchSleutels,
    errorText: () => 'Geen verbinding.',
  });

beforeEach(() => {
  uitkomst = gelezen(ADVIES);
  ended = 0;
});

test('numbers with their signature are proven in the browser', async () => {
  expect(await check()).toMatchObject({
    soort: 'gecontroleerd',
    controle: {
      bestand: { soort: 'nietOndertekend' },
      getallen: { bewezen: true, uitkomst: { sleutel: SLEUTEL } },
    },
  });
  expect(ended).toBe(1);
});

test('one changed byte is found in the browser', async () => {
  const anders = Uint8Array.from(ADVIES);
  anders[200] = (anders[200] ?? 0) ^ 1;
  uitkomst = gelezen(anders, ADVIES);
  expect(await check()).toMatchObject({
    soort: 'gecontroleerd',
    controle: { getallen: { bewezen: false, fout: { soort: 'gewijzigd' } } },
  });
});

test('a withdrawn key proves nothing in the browser', async () => {
  const ingetrokken = { ...SLEUTEL, ingetrokken: '2026-11-21T12:00:00.000Z' };
  expect(await check(async () => ({ ...SLEUTELS, sleutels: [ingetrokken] }))).toMatchObject({
    soort: 'gecontroleerd',
    controle: { getallen: { bewezen: false, fout: { soort: 'ingetrokken' } } },
  });
});

test('without the keys nothing is said of the report', async () => {
  expect(await check(() => Promise.reject(new Error('offline')))).toEqual({
    soort: 'nietGecontroleerd',
    tekst: 'De sleutels om de handtekening te controleren zijn niet opgehaald. Geen verbinding.',
  });
});

test('a file that is too large is not read', async () => {
  const groot = new File([], 'groot.pdf');
  Object.defineProperty(groot, 'size', { value: GRENZEN.bytes + 1 });
  expect(await check(undefined, groot)).toMatchObject({
    soort: 'nietGecontroleerd',
    tekst: expect.stringContaining('te groot'),
  });
  expect(ended).toBe(0);
});

test('a worker that runs out of memory or does not load is a fault in words', async () => {
  uitkomst = 'broken';
  expect(await check()).toMatchObject({
    soort: 'nietGecontroleerd',
    tekst: expect.stringContaining('kan niet worden gelezen'),
  });
  expect(ended).toBe(1);
});

test('a worker that takes too long is ended', async () => {
  uitkomst = 'silent';
  expect(await readPdfInWorker(PDF, new AbortController().signal, 0)).toEqual({
    gelukt: false,
    fout: 'duurtTeLang',
  });
  expect(ended).toBe(1);
});

test('a worker that is called off is ended', async () => {
  uitkomst = 'silent';
  const stop = new AbortController();
  const reading = readPdfInWorker(PDF, stop.signal);
  setTimeout(() => stop.abort());
  expect(await reading).toBe(null);
  expect(ended).toBe(1);
});

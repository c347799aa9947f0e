import { ADVIES_HANDTEKENING, ADVIES_JSON } from '@adviestool/contract/adviesJson';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Rapportsleutel } from '@adviestool/contract/rapportsleutels';
import type { PdfUitkomst } from '@adviestool/pdf/pdfFout';
import { ed25519 } from '@noble/curves/ed25519.js';
import { beforeEach, expect, test } from '@jest/globals';

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

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const { secretKey, publicKey } = ed25519.keygen();
const SLEUTEL: Rapportsleutel = {
  kid: 'sleutel1',
  alg: 'Ed25519',
  publicKey: base64url(publicKey),
  van: '2026-11-01T00:00:00.000Z',
  tot: null,
  ingetrokken: null,
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const ADVIES = utf8(
  JSON.stringify({
    soort: 'adviestool-advies',
    versie: 1,
    programma: '1.0.0',
    rekenmodel: 1,
    catalogus: { id: 'voorbeeld', versie: '1' },
    project: {
      id: 7,
      revisie: 'r3',
      door: null,
      op: '2026-11-20T09:30:00.000Z',
      gegevens: buildProject().projectGegevens,
    },
    catalogusDeel: buildCatalogus(),
    gevelvullingen: [],
  }),
);

const getekend = (bytes: Uint8Array): Uint8Array =>
  utf8(
    JSON.stringify({
      kid: SLEUTEL.kid,
      alg: 'Ed25519',
      handtekening: base64url(ed25519.sign(bytes, secretKey)),
    }),
  );

const gelezen = (advies: Uint8Array, handtekening: Uint8Array): PdfUitkomst => ({
  gelukt: true,
  inhoud: {
    bijlagen: [
      { naam: ADVIES_JSON, bytes: advies },
      { naam: ADVIES_HANDTEKENING, bytes: handtekening },
    ],
    paginas: [''],
  },
});

const PDF = new File(['%PDF-1.7'], 'rapport.pdf');

const check = (
  fetchSleutels: () => Promise<readonly Rapportsleutel[]> = async () => [SLEUTEL],
  bestand = PDF,
) =>
  controleerBestand(bestand, {
    signal: new AbortController().signal,
    fetchSleutels,
    errorText: () => 'Geen verbinding.',
  });

beforeEach(() => {
  uitkomst = gelezen(ADVIES, getekend(ADVIES));
  ended = 0;
});

test('numbers with their signature are proven in the browser', async () => {
  expect(await check()).toMatchObject({ soort: 'bewezen', bewezen: { sleutel: SLEUTEL } });
  expect(ended).toBe(1);
});

test('one changed byte is found in the browser', async () => {
  const anders = Uint8Array.from(ADVIES);
  anders[200] = (anders[200] ?? 0) ^ 1;
  uitkomst = gelezen(anders, getekend(ADVIES));
  expect(await check()).toMatchObject({
    soort: 'nietBewezen',
    tekst: expect.stringContaining('er is iets in gewijzigd'),
  });
});

test('a withdrawn key proves nothing in the browser', async () => {
  const ingetrokken = { ...SLEUTEL, ingetrokken: '2026-11-21T12:00:00.000Z' };
  expect(await check(async () => [ingetrokken])).toMatchObject({
    soort: 'nietBewezen',
    tekst: expect.stringContaining('ingetrokken'),
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
  Object.defineProperty(groot, 'size', { value: 30_000_000 });
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

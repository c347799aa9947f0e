import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { VERVALSINGEN, withoutKenmerk } from '@adviestool/pdf/builders/vervalsingen';
import { beforeAll, expect, jest, test } from '@jest/globals';

import { createSleutelbos, listRapportsleutels, ondertekenaarOf } from '../bewijs/sleutelbos.ts';
import { maakRapport } from '../rapporten/maakRapport.ts';
import {
  buildRapportOpdracht,
  manyGevelvullingen,
  MOMENT,
} from '../testing/buildRapportOpdracht.ts';
import { controleer } from './controleer.ts';

// pdf.js says there what it would draw with.
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const { readPdf } = await import('@adviestool/pdf/readPdf');

const BOS = createSleutelbos(MOMENT);
const ZEGT_NIETS = 'De pagina’s van dit bestand zijn niet te bewijzen. Alleen de tabel';

let folder: string;
let rapport: Uint8Array;
let genuine: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vervalsingen-'));
  rapport = await maakRapport(buildRapportOpdracht(manyGevelvullingen(1)), {
    onderteken: ondertekenaarOf(BOS),
    onGedaan: () => undefined,
  });
  genuine = await textOf(rapport);
  await writeFile(
    path.join(folder, 'sleutels.json'),
    JSON.stringify({ sleutels: listRapportsleutels(BOS) }),
  );
}, 120_000);

const check = async (pdf: Uint8Array) => {
  const bestand = path.join(folder, 'rapport.pdf');
  await writeFile(bestand, pdf);
  const { code, regels } = await controleer(
    { bestand, sleutels: path.join(folder, 'sleutels.json') },
    readPdf,
  );
  return { code, tekst: regels.join('\n') };
};

/** What the pages say, and what is drawn over one: no text of it, but in the file as it was written. */
const textOf = async (pdf: Uint8Array): Promise<string> => {
  const gelezen = await readPdf(Uint8Array.from(pdf));
  if (!gelezen.gelukt) throw new Error(gelezen.fout);
  return `${gelezen.inhoud.paginas.join('\n')}\n${Buffer.from(pdf).toString('latin1')}`;
};

test('the pages of a genuine report are not confirmed either', async () => {
  const { code, tekst } = await check(rapport);
  expect(code).toBe(1);
  expect(tekst).toContain(ZEGT_NIETS);
  expect(tekst).not.toContain('kenmerk van deze getallen');
});

test.each(VERVALSINGEN)('a report with $naam is not confirmed', async ({ toont, maak }) => {
  const vervalst = maak(rapport);
  // It is a forgery: it shows what the genuine one does not, around the same signed numbers.
  expect([genuine.includes(toont), (await textOf(vervalst)).includes(toont)]).toEqual([
    false,
    true,
  ]);
  const { code, tekst } = await check(vervalst);
  expect(tekst).toContain('Handtekening geldig');
  expect(code).toBe(1);
  expect(tekst).toContain(ZEGT_NIETS);
});

test('a report without its kenmerk says so', async () => {
  const kenmerk = /kenmerk ([\dA-F-]+)\./.exec((await check(rapport)).tekst)?.[1] ?? '';
  const { code, tekst } = await check(withoutKenmerk(rapport));
  expect(code).toBe(1);
  expect(tekst).toContain(`Het kenmerk van deze getallen, ${kenmerk}, staat nergens`);
});

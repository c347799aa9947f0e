import { rapportsleutelsSchema } from '@adviestool/contract/rapportsleutels';
import { expect, test } from '@jest/globals';

import { createInstallatie, rapportsleutelsOf } from '../testing/buildOndertekenaars.ts';
import { sleutelsOpdracht } from './sleutelsOpdracht.ts';

const BOSSEN = await createInstallatie(new Date('2026-11-01T00:00:00.000Z'));
const [{ kid: KID } = { kid: '' }] = BOSSEN.sleutelbos.sleutels;
const [{ kid: CERTIFICAAT } = { kid: '' }] = BOSSEN.certificatenbos.certificaten;
const NAAM = 'Adviestool nieuw.example.nl';
const NU = new Date('2026-11-22T00:00:00.000Z');

const run = (...woorden: string[]) => sleutelsOpdracht(BOSSEN, woorden, { naam: NAAM, now: NU });

test('the keys are listed without changing them', async () => {
  expect(await run()).toEqual({
    bossen: null,
    regels: [
      'Getallen (advies.json):',
      `  ${KID}  van 2026-11-01T00:00:00.000Z  in gebruik`,
      'Bestanden (PDF):',
      `  ${CERTIFICAAT}  van 2026-11-01T00:00:00.000Z  in gebruik  CN=Adviestool advies.example.nl`,
    ],
    fout: false,
  });
});

test('a rotation keeps the former key and certificate and says until when they signed', async () => {
  const { bossen, regels } = await run('wissel');
  expect(bossen?.sleutelbos.sleutels).toHaveLength(2);
  expect(bossen?.certificatenbos.certificaten).toHaveLength(2);
  for (const at of [1, 4]) {
    expect(regels[at]).toContain('vervangen op 2026-11-22T00:00:00.000Z, blijft geldig');
    expect(regels[at + 1]).toContain('in gebruik');
  }
  expect(regels.at(-1)).toContain(NAAM);
});

test('a key is withdrawn by its name, and a new one signs', async () => {
  const { bossen, regels } = await run('intrekken', KID);
  expect(bossen?.sleutelbos.sleutels[0]?.ingetrokken).toBe(NU.toISOString());
  expect(bossen?.certificatenbos).toBe(BOSSEN.certificatenbos);
  expect(regels[1]).toContain('ingetrokken op');
  expect(await run('intrekken', 'fout')).toMatchObject({ bossen: null, fout: true });
});

test('a certificate is withdrawn by its name, and a new one signs', async () => {
  const { bossen } = await run('intrekken', CERTIFICAAT);
  const [eerste, tweede] = bossen?.certificatenbos.certificaten ?? [];
  expect(eerste?.ingetrokken).toBe(NU.toISOString());
  expect(tweede).toMatchObject({ tot: null, ingetrokken: null });
  expect(bossen?.sleutelbos).toBe(BOSSEN.sleutelbos);
});

test('the public keys come out as the site gives them, and nothing secret', async () => {
  const { regels } = await run('openbaar');
  expect(rapportsleutelsSchema.parse(JSON.parse(regels.join('\n')))).toEqual(
    rapportsleutelsOf(BOSSEN),
  );
  const { sleutelbos, certificatenbos } = BOSSEN;
  for (const { geheim } of [...sleutelbos.sleutels, ...certificatenbos.certificaten]) {
    expect(regels.join('\n')).not.toContain(geheim);
  }
});

test.each([['intrekken'], ['wissel', KID], ['weg']])('%s %s is no command', async (...woorden) => {
  expect(await run(...woorden)).toMatchObject({ bossen: null, fout: true });
});

import { rapportsleutelsSchema } from '@adviestool/contract/rapportsleutels';
import { expect, test } from '@jest/globals';

import { createSleutelbos, listRapportsleutels } from '../bewijs/sleutelbos.ts';
import { sleutelsOpdracht } from './sleutelsOpdracht.ts';

const BOS = createSleutelbos(new Date('2026-11-01T00:00:00.000Z'));
const KID = BOS.sleutels[0]?.kid ?? '';
const NU = new Date('2026-11-22T00:00:00.000Z');

const run = (...woorden: string[]) => sleutelsOpdracht(BOS, woorden, NU);

test('the keys are listed without changing them', () => {
  expect(run()).toEqual({
    bos: null,
    regels: [`${KID}  van 2026-11-01T00:00:00.000Z  in gebruik`],
    fout: false,
  });
});

test('a rotation keeps the former key and says until when it signed', () => {
  const { bos, regels } = run('wissel');
  expect(bos?.sleutels).toHaveLength(2);
  expect(regels[0]).toContain('vervangen op 2026-11-22T00:00:00.000Z, blijft geldig');
  expect(regels[1]).toContain('in gebruik');
});

test('a key is withdrawn by its name', () => {
  const { bos, regels } = run('intrekken', KID);
  expect(bos?.sleutels[0]?.ingetrokken).toBe(NU.toISOString());
  expect(regels[0]).toContain('ingetrokken op');
  expect(run('intrekken', 'fout')).toMatchObject({ bos: null, fout: true });
});

test('the public keys come out as the site gives them, and nothing secret', () => {
  const { regels } = run('openbaar');
  expect(rapportsleutelsSchema.parse(JSON.parse(regels.join('\n')))).toEqual({
    sleutels: listRapportsleutels(BOS),
  });
  expect(regels.join('\n')).not.toContain(BOS.sleutels[0]?.geheim);
});

test.each([['intrekken'], ['wissel', KID], ['weg']])('%s %s is no command', (...woorden) => {
  expect(run(...woorden)).toMatchObject({ bos: null, fout: true });
});

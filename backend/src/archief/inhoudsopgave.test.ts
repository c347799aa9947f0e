import { expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';

import { createZip } from './createZip.ts';
import { createInhoudsopgave, GRENZEN } from './inhoudsopgave.ts';
import { teksten } from './teksten.ts';

const REDEN = teksten.gemist.teGroot;

const open = (grenzen: Partial<typeof GRENZEN>) => {
  const delen: Uint8Array[] = [];
  const zip = createZip({
    op: new Date('2026-11-28T07:00:00Z'),
    schrijf: (deel) => {
      delen.push(deel);
      return Promise.resolve();
    },
  });
  const close = async (): Promise<string[]> => {
    await zip.end();
    return Object.keys(unzipSync(Buffer.concat(delen)));
  };
  return { opgave: createInhoudsopgave(zip, { ...GRENZEN, ...grenzen }), close };
};

test('a text that does not fit among its files is named, and what every archive has is in it', async () => {
  const { opgave, close } = open({ bestanden: 1 });
  expect(await opgave.add({ pad: 'een.json', wat: 'Een' }, '{}')).toBe(true);
  expect(await opgave.add({ pad: 'twee.json', wat: 'Twee' }, '{}')).toBe(false);
  await opgave.addVast('LEESMIJ.txt', 'Wat er niet in staat');
  expect(opgave.gemist).toEqual([{ wat: 'Twee', reden: REDEN }]);
  expect(opgave.bestanden.map(({ pad }) => pad)).toEqual(['een.json', 'LEESMIJ.txt']);
  expect(await close()).toEqual(['een.json', 'LEESMIJ.txt']);
});

test('a text that would pass its bytes is named, and a smaller one still goes in', async () => {
  const { opgave, close } = open({ bytes: 1000 });
  expect(await opgave.add({ pad: 'groot.json', wat: 'Groot' }, 'é'.repeat(501))).toBe(false);
  expect(await opgave.add({ pad: 'klein.json', wat: 'Klein' }, 'é'.repeat(400))).toBe(true);
  expect(opgave.gemist).toEqual([{ wat: 'Groot', reden: REDEN }]);
  expect(await close()).toEqual(['klein.json']);
});

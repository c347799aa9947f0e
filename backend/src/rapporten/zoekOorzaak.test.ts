import { expect, test } from '@jest/globals';

import { buildRapportOpdracht, manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import type { RapportGegevens } from './rapportGegevens.ts';
import { rapportGegevensOf } from './rapportGegevensOf.ts';
import { teksten } from './teksten.ts';
import { zetDeel } from './zetDeel.ts';
import { zoekOorzaak } from './zoekOorzaak.ts';

const TOEBEHOREN = { bestanden: [] };

/** The data of a report of so many gevelvullingen, of which one cannot be set: its drawing ends where none can. */
const gegevensMet = (aantal: number, kapot: number | null): RapportGegevens => {
  const opdracht = buildRapportOpdracht(manyGevelvullingen(aantal));
  const gegevens = rapportGegevensOf({ ...opdracht, logo: null, bewijs: null });
  const gevelvullingen = gegevens.gevelvullingen.map((deel, index) =>
    index === kapot && deel.tekening !== null
      ? { ...deel, tekening: { ...deel.tekening, breedte: Number.NaN } }
      : deel,
  );
  return { ...gegevens, gevelvullingen };
};

test.each([0, 2, 4])(
  'of five gevelvullingen the one that cannot be set is found (%i)',
  async (kapot) => {
    const gegevens = gegevensMet(5, kapot);
    await expect(zetDeel(gegevens, TOEBEHOREN)).rejects.toThrow('tekening.typ');
    expect(await zoekOorzaak(gegevens, TOEBEHOREN)).toMatch(new RegExp(`^M${kapot + 1} `));
  },
  300_000,
);

test('when each of them can be set it is none of them', async () => {
  expect(await zoekOorzaak(gegevensMet(2, null), TOEBEHOREN)).toBe(null);
}, 120_000);

test('what is told names the gevelvulling, and what it failed at', () => {
  expect(teksten.onmaakbaar({ stap: 'zetten', gevelvulling: 'K01' })).toBe(
    'Het rapport kon niet worden gemaakt: gevelvulling ‘K01’ kan niet op papier worden gezet. Maak het zonder deze gevelvulling, en meld dit aan wie de adviestool beheert.',
  );
});

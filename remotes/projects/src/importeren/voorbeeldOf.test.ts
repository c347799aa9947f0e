import type { Rapportsleutel } from '@adviestool/contract/rapportsleutels';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { expect, test } from '@jest/globals';

import { buildProjectBestand } from './buildProjectBestand.ts';
import type { Omgeving } from './omgevingOf.ts';
import { voorbeeldOf } from './voorbeeldOf.ts';

const NU = { id: 'proef', versie: '1' };

const sleutel = (overrides: Partial<Rapportsleutel> = {}): Rapportsleutel => ({
  kid: 'elders',
  alg: 'Ed25519',
  publicKey: 'A'.repeat(43),
  van: '2026-01-01T00:00:00Z',
  tot: null,
  ingetrokken: null,
  ...overrides,
});

const vastgesteld = {
  op: '2026-11-20T10:00:00Z',
  door: 'Anna',
  rekenmodel: 1,
  catalogus: NU,
  invoer: { projectGegevens: 'a', gevelvulling: 'b' },
  zijden: {},
};

const fixed = (catalogus: typeof NU | null = null) => {
  const bestand = buildProjectBestand({
    gevelvullingen_json: JSON.stringify([buildGevelvulling({ vastgesteld }), buildGevelvulling()]),
  });
  return {
    ...bestand,
    inhoud: { ...bestand.inhoud, gegevens: { ...bestand.inhoud.gegevens, catalogus } },
  };
};

const omgeving = (overrides: Partial<Omgeving> = {}): Omgeving => ({
  sleutels: [sleutel()],
  catalogi: [NU],
  hash: null,
  ...overrides,
});

test('it says what is in the file', () => {
  const { regels, meldingen } = voorbeeldOf(fixed(), omgeving());
  expect(Object.fromEntries(regels.map(({ term, value }) => [term, value]))).toMatchObject({
    Project: 'Blok A',
    Werkadres: 'Goes',
    Gevelvullingen: '2 gevelvullingen',
    Vastgesteld: '1 vastgesteld advies',
    Standaarden: 'Geen',
    Catalogus: 'Die in gebruik is',
  });
  expect(meldingen).toEqual([]);
});

test('a place that the address says itself is not said twice', () => {
  const bestand = fixed();
  bestand.inhoud.gegevens.werkadres = 'Goes';
  const { regels } = voorbeeldOf(bestand, omgeving());
  expect(regels.find(({ term }) => term === 'Werkadres')?.value).toBe('Goes');
});

test.each<[string, Partial<Omgeving>, RegExp]>([
  [
    'of another installation',
    { sleutels: [sleutel({ kid: 'hier' })] },
    /komt binnen als gewoon advies: .+ ondertekend door een andere Adviestool/,
  ],
  [
    'signed with a key that was withdrawn',
    { sleutels: [sleutel({ ingetrokken: '2026-11-21T10:00:00Z' })] },
    /komt binnen als gewoon advies: de sleutel .+ is op 21 november 2026.* ingetrokken/,
  ],
  [
    'signed with a key that was replaced before the file was made',
    { sleutels: [sleutel({ tot: '2026-02-01T00:00:00Z' })] },
    /komt binnen als gewoon advies: de sleutel .+ is op 1 februari 2026.* vervangen, voordat het bestand is gemaakt/,
  ],
  ['while the keys are not known', { sleutels: null }, /kan bij het importeren vervallen/],
])('it warns of fixed advices %s', (_naam, overrides, words) => {
  const { meldingen } = voorbeeldOf(fixed(), omgeving(overrides));
  expect(meldingen).toEqual([expect.stringMatching(words)]);
});

test('without fixed advices it is no matter who signed', () => {
  expect(voorbeeldOf(buildProjectBestand(), omgeving({ sleutels: [] })).meldingen).toEqual([]);
});

test('it warns of a catalogue that is not known here', () => {
  expect(voorbeeldOf(fixed({ id: 'vreemd', versie: '1' }), omgeving()).meldingen).toEqual([
    expect.stringMatching(/^De catalogus vreemd 1 is hier niet bekend/),
  ]);
  expect(voorbeeldOf(fixed(NU), omgeving()).meldingen).toEqual([]);
});

const INVOER = {
  id: '00000000-0000-4000-8000-000000000001',
  gevelvulling: 'a1',
  stuk: 1,
  geplaatst: null,
  ankers: { onderzijde: 1, zijkanten: 1, bovenzijde: null },
  afwijking: null,
  toelichting: '',
  fotos: [],
  door: 'Piet',
  viaLink: true,
  op: '2026-11-20T09:00:00Z',
  ontvangen: '2026-11-20T09:00:00Z',
  getoond: {},
};
const BESTELLING = {
  id: '00000000-0000-4000-8000-000000000002',
  leverancier: null,
  reserve: 0,
  levering: null,
  regels: [
    {
      product: 'GA-90',
      naam: 'Hoekanker GA 90',
      artikel: null,
      verpakking: null,
      nodig: 1,
      aantal: 1,
      leveringen: [{ levering: null, aantal: 1 }],
    },
  ],
  advieshash: 'a'.repeat(64),
  op: '2026-11-20T09:00:00Z',
};

const waardeVan = (bestand: ReturnType<typeof buildProjectBestand>, gezocht: string) =>
  voorbeeldOf(bestand, omgeving()).regels.find(({ term }) => term === gezocht)?.value;

test('says that what was ordered and mounted comes in as of an import, without photos', () => {
  const bestand = buildProjectBestand({ montage: [INVOER], bestellingen: [BESTELLING] });
  expect(waardeVan(bestand, 'Op de bouw')).toBe(
    '1 melding, zonder de foto’s (uit een import, nog te controleren)',
  );
  expect(waardeVan(bestand, 'Bestellingen')).toBe(
    '1 bestelling (uit een import, nog te controleren)',
  );
  for (const term of ['Op de bouw', 'Bestellingen']) {
    expect(waardeVan(buildProjectBestand(), term)).toBeUndefined();
  }
});

test('of a file that nobody here vouches for it says that orders and mounting cannot be checked', () => {
  const vreemd = omgeving({ sleutels: [] });
  const met = (inhoud: Parameters<typeof buildProjectBestand>[0]) =>
    voorbeeldOf(buildProjectBestand(inhoud), vreemd).meldingen;
  expect(met({ montage: [INVOER], bestellingen: [BESTELLING, BESTELLING] })).toEqual([
    '2 bestellingen en 1 melding van de bouw kunnen hier niet worden gecontroleerd: het bestand is ondertekend door een andere Adviestool.',
  ]);
  expect(met({ montage: [INVOER] })).toEqual([
    expect.stringMatching(/^1 melding van de bouw kan /),
  ]);
  expect(voorbeeldOf(buildProjectBestand({ montage: [INVOER] }), omgeving()).meldingen).toEqual([]);
});

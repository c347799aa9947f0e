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

test.each<[string, Partial<Omgeving>, RegExp]>([
  [
    'of another installation',
    { sleutels: [sleutel({ kid: 'hier' })] },
    /komt binnen als gewoon advies/,
  ],
  [
    'signed with a key that was withdrawn',
    { sleutels: [sleutel({ ingetrokken: '2026-11-21T10:00:00Z' })] },
    /komt binnen als gewoon advies/,
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

const opDeBouw = (bestand: ReturnType<typeof buildProjectBestand>) =>
  voorbeeldOf(bestand, omgeving()).regels.find(({ term }) => term === 'Op de bouw')?.value;

test('says that what was mounted comes in, and its photos do not', () => {
  const invoer = {
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
  expect(opDeBouw(buildProjectBestand({ montage: [invoer] }))).toBe('1 melding, zonder de foto’s');
  expect(opDeBouw(buildProjectBestand())).toBeUndefined();
});

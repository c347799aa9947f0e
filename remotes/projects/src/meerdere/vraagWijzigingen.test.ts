import { expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyAntwoorden } from '@adviestool/domain/velden/antwoorden';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { vraagWijzigingen } from './vraagWijzigingen.ts';

const prefab = createGevelvulling({
  id: 'prefab',
  gevelvullingType: 'kozijn',
  bouwmethode: 'prefab',
});
const traditioneel = createGevelvulling({
  id: 'traditioneel',
  gevelvullingType: 'kozijn',
  bouwmethode: 'traditioneel',
  gebruikBevestigingsmiddelen: false,
});
const hsb = createGevelvulling({
  id: 'hsb',
  gevelvullingType: 'hsb',
  verbondenAantalZijden: 2,
  gebruikBevestigingsmiddelen: false,
});

const EEN = { enabled: true, options: { een: 'Leverancier Een' } };
const TWEE = { enabled: true, options: { ...EEN.options, twee: 'Leverancier Twee' } };
const GEEN = { enabled: false, options: {} };

const vragenAan = (gevelvullingen: readonly Gevelvulling[], suppliers = EEN) =>
  vraagWijzigingen(gevelvullingen, suppliers);

const namenVan = (velden: readonly { naam: string }[]): string[] => velden.map(({ naam }) => naam);

const nodigVan = (gevelvullingen: readonly Gevelvulling[], ingevuld: Record<string, string>) =>
  namenVan(vragenAan(gevelvullingen)(ingevuld).nodig);

test('nothing is needed while nothing is answered', () => {
  expect(nodigVan([prefab], {})).toEqual([]);
});

test('a bouwmethode asks for what it needs, and that in turn for the detaillering, in one round', () => {
  const bouwmethode = { bouwmethode: 'traditioneel' };
  expect(nodigVan([prefab], bouwmethode)).toEqual(['gebruikBevestigingsmiddelen']);

  const alles = { ...bouwmethode, gebruikBevestigingsmiddelen: 'false' };
  expect(nodigVan([prefab], alles)).toEqual(['plaatsing.onderzijde', 'plaatsing.bovenzijde']);

  // The answer to what was asked last asks for more.
  const verder = vragenAan([prefab])({ ...alles, 'plaatsing.onderzijde': 'vloerrand' });
  expect(verder.antwoorden).toEqual({
    bouwmethode: 'traditioneel',
    gebruikBevestigingsmiddelen: false,
    'plaatsing.onderzijde': 'vloerrand',
  });
  expect(namenVan(verder.nodig)).toEqual(
    expect.arrayContaining([
      'plaatsing.bovenzijde',
      'afstandOnderkantSpouwlatTotBovenkantVloerrand',
    ]),
  );
  expect(namenVan(verder.nodig)).not.toContain('plaatsing.onderzijde');
});

test('what only some need because of an answer is asked too, and says of how many', () => {
  const { velden, nodig } = vragenAan([traditioneel, hsb])({
    gebruikBevestigingsmiddelen: 'true',
  });
  const binnenmuur = { naam: 'binnenmuur', gevraagd: 1, nieuw: 1, ontbreekt: 1 };
  expect(nodig).toContainEqual(expect.objectContaining(binnenmuur));
  expect(velden.filter(({ gevraagd }) => gevraagd === 1)).toHaveLength(1);
  // Of what both were asked before, and of what neither is, nothing is said.
  expect(namenVan(vragenAan([traditioneel, hsb])({}).velden)).not.toContain('binnenmuur');
});

test('what is filled in is shown as it is, also beside another answer', () => {
  const { velden } = vragenAan([buildGevelvulling()])({ breedte: '1200' });
  expect(velden.find(({ naam }) => naam === 'breedte')).toMatchObject({ waarde: 4000 });
});

test('an answer that another no longer leaves room for is needed again, and is not said to stay', () => {
  const kozijn = buildGevelvulling();
  const recht = {
    ...kozijn,
    detailleringData: { ...kozijn.detailleringData, bovendorpel: 'recht' as const },
  };
  const naarPrefab = vragenAan([recht])({ bouwmethode: 'prefab' });
  expect(namenVan(naarPrefab.nodig)).toEqual(['bovendorpel']);
  const dorpel = { naam: 'bovendorpel', waarde: null };
  expect(naarPrefab.velden).toContainEqual(expect.objectContaining(dorpel));

  const beantwoord = vragenAan([recht])({
    bouwmethode: 'prefab',
    bovendorpel: 'afgeschuind',
  });
  expect(beantwoord.nodig).toEqual([]);
  expect(beantwoord.velden).toContainEqual(expect.objectContaining(dorpel));
});

test('an answer that only some lose is needed too', () => {
  const met = applyAntwoorden(hsb, {
    gebruikBevestigingsmiddelen: true,
    'plaatsing.onderzijde': 'binnenmuur',
    binnenmuur: 'poroton',
  });
  const { nodig } = vragenAan([met, hsb])({ verbondenAantalZijden: '4' });
  expect(nodig).toContainEqual(
    expect.objectContaining({ naam: 'binnenmuur', gevraagd: 1, ontbreekt: 1 }),
  );
});

const JA = { gebruikBevestigingsmiddelen: 'true' };

const leverancierVan = ({ gevelvullingEnKaderData }: Gevelvulling) =>
  gevelvullingEnKaderData.leverancierBevestigingsmiddelen;

test('fasteners come with the supplier that needs no choice, which is not asked', () => {
  const zonder = buildGevelvulling();
  const { velden, nodig, wijzig, fouten } = vragenAan([zonder])(JA);
  expect(wijzig(zonder).gevelvullingEnKaderData).toMatchObject({
    gebruikBevestigingsmiddelen: true,
    leverancierBevestigingsmiddelen: 'een',
  });
  expect(fouten).toEqual({});
  expect(namenVan([...velden, ...nodig])).not.toContain('leverancierBevestigingsmiddelen');
});

test('another supplier stays with the fasteners, unless the only one is chosen', () => {
  const zonder = buildGevelvulling();
  const oud = applyAntwoorden(zonder, {
    gebruikBevestigingsmiddelen: true,
    leverancierBevestigingsmiddelen: 'oud',
  });
  expect([oud, zonder].map(vragenAan([oud, zonder])(JA).wijzig).map(leverancierVan)).toEqual([
    'oud',
    'een',
  ]);

  const gekozen = vragenAan([oud])({ ...JA, leverancierBevestigingsmiddelen: 'een' });
  expect(namenVan(gekozen.velden)).toContain('leverancierBevestigingsmiddelen');
  expect(leverancierVan(gekozen.wijzig(oud))).toBe('een');
});

test('a supplier is one of the variant, and without one there are no fasteners', () => {
  const twee = vragenAan([buildGevelvulling()], TWEE);
  expect(twee(JA).nodig).toContainEqual(
    expect.objectContaining({
      naam: 'leverancierBevestigingsmiddelen',
      opties: [
        expect.objectContaining({ value: 'een', label: 'Leverancier Een' }),
        expect.objectContaining({ value: 'twee', label: 'Leverancier Twee' }),
      ],
    }),
  );
  expect(twee({ ...JA, leverancierBevestigingsmiddelen: 'twee' }).antwoorden).toMatchObject({
    leverancierBevestigingsmiddelen: 'twee',
  });

  const { velden } = vraagWijzigingen([buildGevelvulling()], GEEN)({});
  expect(velden).toContainEqual(
    expect.objectContaining({
      naam: 'gebruikBevestigingsmiddelen',
      opties: [expect.objectContaining({ value: false })],
    }),
  );
});

test('an only supplier that is missing can be filled in', () => {
  const met = applyAntwoorden(buildGevelvulling(), { gebruikBevestigingsmiddelen: true });
  expect(vragenAan([met])({ breedte: '1200' }).antwoorden).toEqual({ breedte: 1200 });
  expect(vragenAan([met])({ leverancierBevestigingsmiddelen: 'een' }).antwoorden).toEqual({
    leverancierBevestigingsmiddelen: 'een',
  });
});

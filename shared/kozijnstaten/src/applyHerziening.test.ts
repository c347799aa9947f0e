import { describe, expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Project } from '@adviestool/contract/project';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { applyAntwoorden, type Antwoorden } from '@adviestool/domain/velden/antwoorden';
import type { VariantId } from '@adviestool/domain/velden/variants';

import { buildLijst } from './builders/buildLijst.ts';
import { CATALOGUS } from './fixtures/catalogus.ts';
import { importRijen, planImport } from './planImport.ts';
import { readKozijnstaat } from './readKozijnstaat.ts';

type Cellen = Parameters<typeof buildLijst>[0];

const project = buildProject({ projectGegevens: buildProjectGegevens(), gevelvullingen: [] });

const invoerOf = (rijen: Cellen) => {
  let made = 0;
  return {
    gelezen: readKozijnstaat(buildLijst(rijen)),
    catalogus: CATALOGUS,
    randomUuid: () => {
      made += 1;
      return made.toString(16).padStart(8, '0');
    },
    moment: '2026-11-22T12:00:00Z',
    lijst: 'een',
  };
};

const read = (rijen: Cellen, into: Project = project): Project =>
  importRijen(into, invoerOf(rijen)) ?? into;

const withAntwoorden = (stored: Project, antwoorden: Antwoorden): Project => ({
  ...stored,
  gevelvullingen: stored.gevelvullingen.map((each) => applyAntwoorden(each, antwoorden)),
});

const of = (variant: VariantId, antwoorden: Antwoorden): Project => ({
  ...project,
  gevelvullingen: [
    applyAntwoorden(buildGevelvullingOf(variant, { id: 'aaaa0001', merk: 'K01' }), antwoorden),
  ],
});

const regelOf = (stored: Project, rijen: Cellen) => planImport(stored, invoerOf(rijen)).regels[0];

const kaderOf = ({ gevelvullingen: [eerste] }: Project) => eerste?.gevelvullingEnKaderData;

const detailleringOf = ({ gevelvullingen: [eerste] }: Pick<Project, 'gevelvullingen'>) =>
  eerste?.detailleringData;

describe('a list of pieces', () => {
  const KOP = ['Merk', 'Type', 'Breedte', 'Hoogte'];
  const K01 = ['K01', 'kozijn', 900, 1200];
  const drie = read([KOP, K01, K01, K01]);

  test('also says that one is left', () => {
    expect(kaderOf(drie)?.aantal).toBe(3);
    expect(kaderOf(read([KOP, K01, K01], drie))?.aantal).toBe(2);
    const een = regelOf(drie, [KOP, K01]);
    expect(een).toMatchObject({
      soort: 'bijwerken',
      gevelvulling: { gevelvullingEnKaderData: { aantal: 1 } },
      waarschuwingen: ['Het aantal was 3 en wordt 1: zoveel rijen heeft dit merk.'],
    });
    expect(read([KOP, K01, K01, K01], drie)).toBe(drie);
  });

  test.each([
    ['with an empty cell for it', [...KOP, 'Aantal'], [...K01, null]],
    ['without sizes', ['Merk', 'Glasgewicht'], ['K01', null]],
    ['with the ids of a project', [...KOP, 'Adviestool-id'], [...K01, '00000001']],
  ])('is none %s', (_wat, kop, rij) => {
    expect(read([kop, rij], drie)).toBe(drie);
  });

  const KA = [...KOP, 'Aantal'];
  const gezegd = read([KA, [...K01, 12]]);

  test.each([
    ['said in a column', gezegd],
    ['typed after it was counted', withAntwoorden(drie, { aantal: 12 })],
    ['said in a column after it was counted', read([KA, [...K01, 12]], drie)],
  ])('leaves the aantal that was %s', (_wat, stored) => {
    const breder = [KOP, ['K01', 'kozijn', 950, 1200]];
    expect(regelOf(stored, breder)).toMatchObject({
      soort: 'bijwerken',
      gevelvulling: { gevelvullingEnKaderData: { aantal: 12, breedte: 950 } },
      waarschuwingen: ['De lijst heeft van dit merk één rij en geen aantal; het aantal 12 blijft.'],
    });
    const twee = regelOf(stored, [KOP, K01, K01]);
    expect(twee).toMatchObject({
      soort: 'ongewijzigd',
      waarschuwingen: ['De lijst heeft van dit merk 2 rijen en geen aantal; het aantal 12 blijft.'],
    });
    expect(kaderOf(read(breder, read(breder, stored)))?.aantal).toBe(12);
  });

  test('also says that there are more than was said, and then counts on', () => {
    const een = read([KA, [...K01, 1]]);
    const meer = read([KOP, K01, K01, K01], een);
    expect(kaderOf(meer)?.aantal).toBe(3);
    expect(kaderOf(read([KOP, K01], meer))?.aantal).toBe(1);
    // A column that says as many takes the place of what was counted.
    const drieGezegd = read([KA, ['K01', 'kozijn', 950, 1200, 3]], meer);
    expect(kaderOf(read([KOP, K01], drieGezegd))?.aantal).toBe(3);
  });

  test('counts none of what was made by hand', () => {
    const hand = of('kozijnPrefab', { aantal: 3, breedte: 900, hoogte: 1200 });
    expect(read([KOP, K01], hand)).toBe(hand);
  });
});

const glasrij = (glas: number) => ['K01', 'kozijn', 1, 2000, 2000, glas];

describe('a weight of the list', () => {
  const KOP = ['Merk', 'Type', 'Aantal', 'Breedte', 'Hoogte', 'Glasgewicht'];
  const gewogen = of('kozijnPrefab', {
    aantal: 1,
    breedte: 2000,
    hoogte: 2000,
    gewichtinvoer: 'totaalgewicht',
    totaalgewicht: 400,
  });

  test('does not take the place of the one that a user chose to enter', () => {
    expect(regelOf(gewogen, [KOP, glasrij(26)])).toMatchObject({
      soort: 'ongewijzigd',
      waarschuwingen: [
        'Glasgewicht ‘26\u202Fkg/m²’ geldt niet voor deze gevelvulling en is niet overgenomen.',
        'Het gewicht blijft ingevoerd als Totaalgewicht (kg). Een kolom ‘Gewicht invoeren als’ wijzigt dat.',
      ],
    });
    const kop = [...KOP, 'Gewicht invoeren als'];
    expect(detailleringOf(read([kop, [...glasrij(26), 'Glasgewicht']], gewogen))).toMatchObject({
      gewichtinvoer: 'glasgewicht',
      glasgewicht: 26,
    });
  });

  test('is taken where there is none, or none that stays', () => {
    const leeg = withAntwoorden(gewogen, { totaalgewicht: null });
    expect(detailleringOf(read([KOP, glasrij(26)], leeg))?.glasgewicht).toBe(26);
    const kop = ['Merk', 'Type', 'Aantal', 'Gewicht element'];
    const hsb = read([kop, ['K01', 'hsb', 1, 60]], read([KOP, glasrij(25)]));
    expect(detailleringOf(hsb)).toMatchObject({
      gewichtinvoer: 'gewichtElement',
      gewichtElement: 60,
    });
  });
});

describe('what the variant does not offer', () => {
  test('leaves what is there, as often as the list says it', () => {
    const hsb = of('hsb4ZijdigZonderBevestigingsmiddelen', {
      gewichtinvoer: 'gewichtElement',
      gewichtElement: 60,
    });
    const lijst = [
      ['Merk', 'Aantal', 'Glasgewicht'],
      ['K01', null, 30],
    ];
    expect(read(lijst, hsb)).toBe(hsb);
    expect(regelOf(hsb, lijst)?.waarschuwingen[0]).toBe(
      'Glasgewicht ‘30\u202Fkg/m²’ geldt niet voor deze gevelvulling en is niet overgenomen.',
    );
    const prefab = of('kozijnPrefab', { bovendorpel: 'afgeschuind' });
    const breder = read(
      [
        ['Merk', 'Aantal', 'Breedte', 'Bovendorpel'],
        ['K01', null, 1300, 'Recht'],
      ],
      prefab,
    );
    expect(kaderOf(breder)?.breedte).toBe(1300);
    expect(detailleringOf(breder)).toEqual(detailleringOf(prefab));
  });
});

const stuks = (links: number, rechts: number) => ['K01', 'kozijn', 900, 1200, links, rechts];

describe('left and right', () => {
  const KOP = ['Merk', 'Type', 'Breedte', 'Hoogte', 'Aantal links', 'Aantal rechts'];
  const eerst = read([KOP, stuks(3, 2)]);
  const zegt = (stored: Project, links: number, rechts: number) => {
    const kader = kaderOf(read([KOP, stuks(links, rechts)], stored));
    return [kader?.aantal, kader?.draairichting, kader?.opmerking];
  };
  const withOpmerking = (opmerking: string | null) => withAntwoorden(eerst, { opmerking });

  test('follow the list as long as the remark is that of the list', () => {
    expect(zegt(eerst, 3, 2)).toEqual([5, 'L+R', '3 links, 2 rechts (spiegelbeeld)']);
    expect(zegt(eerst, 10, 4)).toEqual([14, 'L+R', '10 links, 4 rechts (spiegelbeeld)']);
    expect(zegt(withOpmerking(null), 4, 2)[2]).toBe('4 links, 2 rechts (spiegelbeeld)');
    expect(zegt(eerst, 0, 2)).toEqual([2, 'R', null]);
    const een = read([KOP, stuks(4, 0)], eerst);
    expect(read([KOP, stuks(4, 0)], een)).toBe(een);
  });

  test.each([
    [[stuks(2, 3), stuks(2, 3)], 10, '4 links, 6 rechts (spiegelbeeld)'],
    [[stuks(2, 3), stuks(1, 0)], 6, '3 links, 3 rechts (spiegelbeeld)'],
    [[stuks(2, 0), stuks(0, 3)], 5, '2 links, 3 rechts (spiegelbeeld)'],
    [[stuks(2, 0), stuks(3, 0)], 5, null],
  ])('of several rows are added: %j', (rijen, aantal, opmerking) => {
    const samen = read([KOP, ...rijen]);
    const kader = kaderOf(samen);
    expect([kader?.aantal, kader?.opmerking ?? null]).toEqual([aantal, opmerking]);
    expect(kader?.draairichting).toBe(opmerking === null ? 'L' : 'L+R');
    expect(read([KOP, ...rijen], samen)).toBe(samen);
    const eigen = withAntwoorden(samen, { opmerking: 'Let op: latei' });
    expect(read([KOP, ...rijen], eigen)).toBe(eigen);
  });

  test('of several rows stand before what the rows say themselves', () => {
    const kop = [...KOP, 'Opmerking'];
    const rijen = [
      kop,
      [...stuks(2, 3), 'Mat glas'],
      [...stuks(2, 3), 'Mat glas'],
      [...stuks(1, 0), 'Ook hier'],
    ];
    expect(kaderOf(read(rijen))?.opmerking).toBe(
      '5 links, 6 rechts (spiegelbeeld), Mat glas, Ook hier',
    );
  });

  test('follow the list also where the remark names rows and had no room for all', () => {
    const vol = withOpmerking(
      '1 links, 2 rechts (spiegelbeeld), 2 links, 3 rechts (spiegelbeeld) en nog 18. Let op',
    );
    expect(kaderOf(read([KOP, stuks(1, 2)], vol))?.opmerking).toBe(
      '1 links, 2 rechts (spiegelbeeld). Let op',
    );
  });

  test('leave the words and the direction of a user', () => {
    const latei = withOpmerking('Let op: latei');
    expect(zegt(latei, 4, 2)).toEqual([6, 'L+R', 'Let op: latei']);
    const aangevuld = withOpmerking('3 links, 2 rechts (spiegelbeeld). Let op: latei');
    expect(read([KOP, stuks(3, 2)], aangevuld)).toBe(aangevuld);
    expect(zegt(aangevuld, 4, 2)[2]).toBe('4 links, 2 rechts (spiegelbeeld). Let op: latei');
    expect(zegt(aangevuld, 4, 0)).toEqual([4, 'L', 'Let op: latei']);
    expect(zegt(latei, 4, 0)).toEqual([4, 'L+R', 'Let op: latei']);
    const links = withAntwoorden(eerst, { draairichting: 'L' });
    expect(regelOf(links, [KOP, stuks(3, 2)])).toMatchObject({
      soort: 'ongewijzigd',
      waarschuwingen: [
        'De draairichting blijft L; volgens de aantallen links en rechts is die L+R.',
      ],
    });
  });

  test('are written over by what the list says in a cell', () => {
    const kop = [...KOP, 'Opmerking', 'Draairichting'];
    const gezegd = read([kop, [...stuks(4, 2), 'Brandwerend', 'R']], withOpmerking('Let op'));
    expect(kaderOf(gezegd)).toMatchObject({
      opmerking: '4 links, 2 rechts (spiegelbeeld). Brandwerend',
      draairichting: 'R',
    });
  });

  test('make a remark that is too long wrong', () => {
    const lang = 'x'.repeat(490);
    const { rijen } = readKozijnstaat(
      buildLijst([
        [...KOP, 'Opmerking'],
        [...stuks(3, 2), lang],
      ]),
    );
    expect(rijen[0]?.fouten).toMatchObject([{ veld: 'opmerking', kolom: 7 }]);
  });
});

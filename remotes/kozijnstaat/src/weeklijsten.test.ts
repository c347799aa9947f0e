import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Project } from '@adviestool/contract/project';
import { buildProjectGegevens } from '@adviestool/domain/builders/buildGevelvullingOf';
import type { Antwoorden } from '@adviestool/kozijnstaten/vraag';
import { telStukken } from '@adviestool/kozijnstaten/builders/telStukken';
import { planImport } from '@adviestool/kozijnstaten/planImport';
import type { ImportInvoer } from '@adviestool/kozijnstaten/planRij';
import { heeftOpenVraag, readKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';
import { weeklijsten, type Weeklijst } from '@adviestool/spreadsheet/builders/weeklijsten';
import { readSpreadsheet } from '@adviestool/spreadsheet/readSpreadsheet';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { chooseBlad } from './chooseBlad.ts';

/*
 * Three lists of buildings as people send them, and what they sent a week later, from the bytes of the file to
 * the project.
 */

const LIJSTEN = weeklijsten();

/** The pieces that each list says it is, in the row of its total. */
const STUKS = {
  eigenExcel: { eerst: 62, later: 67 },
  meters: { eerst: 43, later: 43 },
  revit: { eerst: 57, later: 55 },
} as const;

/** What a person says of a list. */
const ANTWOORDEN = {
  'eenheid:breedte': 'm',
  'eenheid:hoogte': 'm',
  'notatie:hoogte': 'komma',
};

const gelezenVan = ({ naam, bron }: Weeklijst, antwoorden: Antwoorden = ANTWOORDEN) => {
  const uitkomst = readSpreadsheet(bron, { naam });
  if (!uitkomst.gelukt) throw new Error(uitkomst.fout.tekst);
  const { bladen } = uitkomst.bestand;
  return readKozijnstaat(bladen[chooseBlad(bladen, {})]?.rijen ?? [], { antwoorden });
};

const GELEZEN = {
  eigenExcel: {
    eerst: gelezenVan(LIJSTEN.eigenExcel.eerst),
    later: gelezenVan(LIJSTEN.eigenExcel.later),
  },
  meters: { eerst: gelezenVan(LIJSTEN.meters.eerst), later: gelezenVan(LIJSTEN.meters.later) },
  revit: { eerst: gelezenVan(LIJSTEN.revit.eerst), later: gelezenVan(LIJSTEN.revit.later) },
};

type Naam = keyof typeof GELEZEN;

const NAMEN = ['eigenExcel', 'meters', 'revit'] as const satisfies readonly Naam[];

const leeg = buildProject({ projectGegevens: buildProjectGegevens(), gevelvullingen: [] });
const catalogus = buildHost().catalogus.loaded(leeg.projectGegevens.catalogus);

let made = 0;

const plan = (
  project: Project,
  gelezen: ImportInvoer['gelezen'],
  keuzes: Partial<ImportInvoer> = {},
) =>
  planImport(project, {
    gelezen,
    lijst: 'lijst',
    catalogus,
    randomUuid: () => {
      made += 1;
      return made.toString(16).padStart(8, '0');
    },
    moment: '2026-11-27T12:00:00Z',
    ...keuzes,
  });

/** The rows of a list that ask what they become: they stay apart. */
const apart = (naam: Naam, week: 'eerst' | 'later'): ImportInvoer['dubbel'] => {
  const { regels } = plan(leeg, GELEZEN[naam][week]);
  const [eerste] = regels.filter(({ soort }) => soort === 'vraag');
  // The others of that merk are the same as the one that is apart; they ask too.
  return Object.fromEntries(
    regels.flatMap(({ rij, soort }) =>
      soort === 'vraag' ? [[rij, rij === eerste?.rij ? 'nieuw' : 'optellen']] : [],
    ),
  );
};

test.each(NAMEN)('of %s every row is a gevelvulling or left out with a reason', (naam) => {
  for (const week of ['eerst', 'later'] as const) {
    const { fout, rijen, overgeslagen } = GELEZEN[naam][week];
    expect(fout).toBeNull();
    expect(rijen.flatMap(({ fouten }) => fouten)).toEqual([]);
    expect(overgeslagen.map(({ reden }) => reden)).not.toContain('');
    const { inProject, genoemd } = telStukken(plan(leeg, GELEZEN[naam][week]).regels);
    expect(inProject + genoemd).toBe(STUKS[naam][week]);
  }
});

test('metres are asked for, nothing else is; with the answer nothing stays open', () => {
  const { vragen } = gelezenVan(LIJSTEN.meters.eerst, {});
  expect(vragen.filter(({ verplicht }) => verplicht).map(({ id }) => id)).toEqual([
    'eenheid:breedte',
    'notatie:hoogte',
    'eenheid:hoogte',
  ]);
  for (const naam of NAMEN) {
    expect(heeftOpenVraag(GELEZEN[naam].eerst)).toBe(false);
    expect(heeftOpenVraag(GELEZEN[naam].later)).toBe(false);
  }
});

/** What the first row of a merk says. */
const van = (naam: Naam, merk: string) =>
  GELEZEN[naam].eerst.rijen.find(({ waarden }) => waarden['merk'] === merk)?.waarden;

test('sizes, left and right, place and remark come out of each file as it says them', () => {
  expect(van('eigenExcel', 'K-12')).toMatchObject({
    bouwlaag: '1',
    gevel: 'Oost',
    aantal: 4,
    draairichting: 'L+R',
    breedte: 875,
    hoogte: 1450,
  });
  expect(van('meters', 'A05')).toMatchObject({
    gevelvullingType: 'schuifpui',
    breedte: 3600,
    hoogte: 2415,
    ruimte: 'Terras',
    opmerking: expect.stringContaining('drempel à 20 mm'),
  });
  expect(van('revit', 'K11')).toMatchObject({ aantal: 1, bouwlaag: '01 verdieping' });
});

/** How many rows of each kind a plan has. */
const soorten = ({ regels }: ReturnType<typeof plan>): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { soort } of regels) counts[soort] = (counts[soort] ?? 0) + 1;
  return counts;
};

const merken = ({ gevelvullingen }: Project): (string | null)[] =>
  gevelvullingen.map(({ gevelvullingEnKaderData: { merk } }) => merk);

test('a revision of the own Excel says what is new, other, gone and called otherwise', () => {
  const eerst = plan(leeg, GELEZEN.eigenExcel.eerst);
  expect(soorten(eerst)).toEqual({ nieuw: 12, opgeteld: 1 });
  const later = plan(eerst.project, GELEZEN.eigenExcel.later);
  expect(soorten(later)).toEqual({ ongewijzigd: 8, bijwerken: 2, nieuw: 2, opgeteld: 1 });
  expect(
    later.verdwenen.map(({ gevelvulling, misschien }) => [
      gevelvulling.gevelvullingEnKaderData.merk,
      misschien !== null,
    ]),
  ).toEqual([
    ['K-13', true],
    ['K-14', false],
  ]);
  // Nothing goes unasked.
  expect(merken(later.project)).toEqual(expect.arrayContaining(['K-13', 'K-14', 'K-13a', 'K-23']));
});

test('a revision of the list in metres', () => {
  const eerst = plan(leeg, GELEZEN.meters.eerst);
  const later = plan(eerst.project, GELEZEN.meters.later);
  expect(soorten(later)).toEqual({ ongewijzigd: 6, bijwerken: 2, nieuw: 1 });
  expect(
    later.verdwenen.map(
      ({ gevelvulling: { gevelvullingEnKaderData } }) => gevelvullingEnKaderData.merk,
    ),
  ).toEqual(['A08']);
});

test('a revision of the schedule of instances, of which one merk is drawn in two sizes', () => {
  const eerst = plan(leeg, GELEZEN.revit.eerst, { dubbel: apart('revit', 'eerst') });
  expect(soorten(eerst)).toEqual({ nieuw: 9, opgeteld: 48 });
  expect(merken(eerst.project)).toContain('K12a');
  expect(telStukken(eerst.regels)).toEqual({ inProject: 57, genoemd: 0 });
});

test.each(NAMEN)('whatever is answered of %s, its pieces are in the project or named', (naam) => {
  const keuze = fc.option(fc.constantFrom('optellen', 'bijwerken', 'nieuw', 'overslaan'), {
    nil: undefined,
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(keuze, fc.boolean()), { minLength: 60, maxLength: 60 }),
      fc.constantFrom('eerst', 'later'),
      fc.boolean(),
      (antwoorden, week, isRevisie) => {
        const gelezen = GELEZEN[naam][week];
        const bij = gelezen.rijen.map(({ rij }, index) => [rij, antwoorden[index % 60]] as const);
        const project = isRevisie ? plan(leeg, GELEZEN[naam].eerst).project : leeg;
        const { regels } = plan(project, gelezen, {
          dubbel: Object.fromEntries(
            bij.flatMap(([rij, antwoord]) =>
              antwoord?.[0] === undefined ? [] : [[rij, antwoord[0]]],
            ),
          ),
          weggelaten: new Set(bij.flatMap(([rij, antwoord]) => (antwoord?.[1] ? [rij] : []))),
        });
        const { inProject, genoemd } = telStukken(regels);
        expect(inProject + genoemd).toBe(STUKS[naam][week]);
      },
    ),
    { numRuns: 60 },
  );
});

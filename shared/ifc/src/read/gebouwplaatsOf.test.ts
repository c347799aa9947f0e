import { KADER_VELDEN } from '@adviestool/domain/velden/kaderVelden';
import { describe, expect, test } from '@jest/globals';

import { buildBlock } from '../builders/buildBlock.ts';
import { buildIfc } from '../builders/buildIfc.ts';
import { LENGTEN } from '../model/lengten.ts';
import { readFile } from './readFile.ts';

const read = (given: Parameters<typeof buildIfc>[0]) =>
  readFile(new TextEncoder().encode(buildIfc(given)));

const door = (id: string, block: number, operation: string): string =>
  `IFCDOOR('${id}',$,'Deur',$,$,#${block + 3},#${block + 9},'A',2100.,900.,.DOOR.,${operation},$)`;

/** Doors in the south and the north of a house, with y inside and outside; one in the east lies along y. */
const huis = (zuid: string, noord: string) => ({
  elements: { 50: door('zuid', 200, zuid), 51: door('noord', 210, noord) },
  lines: {
    ...buildBlock({ id: 200, at: [2000, 0, 0], size: [900, 100, 2100] }),
    ...buildBlock({ id: 210, at: [2000, 5900, 0], size: [900, 100, 2100] }),
  },
});

const draairichtingen = async (given: Parameters<typeof buildIfc>[0]) => {
  const { elementen } = await read(given);
  return Object.fromEntries(
    elementen.map(({ globalId, draairichting }) => [globalId, draairichting]),
  );
};

const raam = "IFCWINDOW('raam',$,'Raam',$,$,#42,$,'A',1500.,900.,$,$,$)";

const property = (id: number, naam: string, waarde: string): Record<number, string> => ({
  [id]: `IFCPROPERTYSINGLEVALUE('${naam}',$,IFCLABEL('${waarde}'),$)`,
});

const kamer = (id: number, nummer: string): string =>
  `IFCSPACE('s${id}',$,'${nummer}',$,$,$,$,'Woonkamer',.ELEMENT.,$,$)`;
const grens = (id: string, space: number): string =>
  `IFCRELSPACEBOUNDARY('${id}',$,$,$,#${space},#50,$,.PHYSICAL.,.EXTERNAL.)`;

const withSet = (naam: string, properties: Record<number, string>) => ({
  ...properties,
  90: `IFCPROPERTYSET('p',$,'${naam}',$,(${Object.keys(properties)
    .map((id) => `#${id}`)
    .join(',')}))`,
  91: "IFCRELDEFINESBYPROPERTIES('rp',$,$,$,(#50),#90)",
});

const panelen = (...operations: readonly string[]) => ({
  elements: { 50: raam },
  lines: {
    60: `IFCWINDOWTYPE('t',$,'Raam',$,$,(${operations.map((_one, index) => `#${70 + index}`).join(',')}),$,$,$,.WINDOW.,.SINGLE_PANEL.,$,$)`,
    61: "IFCRELDEFINESBYTYPE('r',$,$,$,(#50),#60)",
    ...Object.fromEntries(
      operations.map((operation, index) => [
        70 + index,
        `IFCWINDOWPANELPROPERTIES('p${index}',$,'Paneel',$,.${operation}.,.MIDDLE.,$,$,$)`,
      ]),
    ),
  },
});

test('the product takes as many signs as the reader thinks', () => {
  const { gevel, bouwlaag, ruimte, opmerking } = KADER_VELDEN;
  expect(LENGTEN).toEqual({
    gevel: gevel.lengte,
    bouwlaag: bouwlaag.lengte,
    ruimte: ruimte.lengte,
    opmerking: opmerking.lengte,
  });
});

describe('which way it turns', () => {
  test('is told as seen from outside, wherever the door faces', async () => {
    const { zuid, noord } = await draairichtingen(
      huis('.SINGLE_SWING_LEFT.', '.SINGLE_SWING_LEFT.'),
    );
    expect([zuid, noord]).toEqual(['L', 'R']);
    expect(await draairichtingen(huis('.SWING_FIXED_RIGHT.', '.DOUBLE_SWING_RIGHT.'))).toEqual({
      zuid: 'R',
      noord: 'L',
    });
  });

  test.each(['.SLIDING_TO_LEFT.', '.DOUBLE_DOOR_SINGLE_SWING.', '.FOLDING_TO_RIGHT.', '$'])(
    'is not guessed of %s',
    async (operation) => {
      expect(await draairichtingen(huis(operation, operation))).toEqual({
        zuid: null,
        noord: null,
      });
    },
  );

  test('is not told of a door of which it is not known where outside is', async () => {
    expect(
      await draairichtingen({
        elements: { 50: door('een', 200, '.SINGLE_SWING_LEFT.') },
        lines: buildBlock({ id: 200, at: [0, 0, 0], size: [900, 100, 2100] }),
      }),
    ).toEqual({ een: null });
  });

  test('stands in the style of a door too, as IFC2x3 has it', async () => {
    const { elementen } = await read({
      schema: 'IFC2X3',
      elements: {
        50: "IFCDOOR('zuid',$,'Deur',$,$,#203,#209,'A',2100.,900.)",
        51: "IFCDOOR('noord',$,'Deur',$,$,#213,#219,'A',2100.,900.)",
      },
      lines: {
        ...huis('$', '$').lines,
        60: "IFCDOORSTYLE('s',$,'Deur',$,$,$,$,$,.SINGLE_SWING_RIGHT.,.WOOD.,.F.,.F.)",
        61: "IFCRELDEFINESBYTYPE('r',$,$,$,(#50,#51),#60)",
      },
    });
    expect(elementen.map(({ draairichting }) => draairichting)).toEqual(['R', 'L']);
  });

  test('is what the panels of a window say, when they say one thing', async () => {
    expect(await draairichtingen(panelen('TILTANDTURNLEFTHAND', 'FIXEDCASEMENT'))).toEqual({
      raam: 'L',
    });
    expect(await draairichtingen(panelen('SIDEHUNGRIGHTHAND', 'SIDEHUNGLEFTHAND'))).toEqual({
      raam: null,
    });
  });
});

describe('the room', () => {
  test('is the one that it bounds', async () => {
    const { elementen } = await read({
      elements: { 50: raam },
      lines: { 60: kamer(60, '0.01'), 62: grens('g1', 60), 63: grens('g2', 60) },
    });
    expect(elementen).toMatchObject([{ ruimte: '0.01 Woonkamer', bouwlaag: '00 begane grond' }]);
  });

  test('is not told of what bounds two', async () => {
    const { elementen } = await read({
      elements: { 50: raam },
      lines: {
        60: kamer(60, '0.01'),
        61: kamer(61, '0.02'),
        62: grens('g1', 60),
        63: grens('g2', 61),
      },
    });
    expect(elementen).toMatchObject([{ ruimte: null }]);
  });

  test('is the one that it is contained in', async () => {
    const { elementen } = await read({
      lines: {
        50: raam,
        60: kamer(60, '1.04'),
        61: "IFCRELAGGREGATES('r',$,$,$,#7,(#60))",
        62: "IFCRELCONTAINEDINSPATIALSTRUCTURE('c',$,$,$,(#50),#60)",
      },
    });
    expect(elementen).toMatchObject([
      { ruimte: '1.04 Woonkamer', verdieping: '00 begane grond', bouwlaag: '00 begane grond' },
    ]);
  });
});

describe('properties', () => {
  test('say the facade, and the other places before the model itself does', async () => {
    const { elementen } = await read({
      elements: { 50: raam },
      lines: withSet('Plaats', {
        ...property(70, 'Gevel', 'Noord'),
        ...property(71, 'Bouwlaag', 'BG'),
        ...property(72, 'Ruimte', 'Hal'),
        ...property(73, 'Draairichting', 'Links'),
        ...property(74, 'Opmerking', 'Let op'),
      }),
    });
    expect(elementen).toMatchObject([
      {
        gevel: 'Noord',
        bouwlaag: 'BG',
        verdieping: '00 begane grond',
        ruimte: 'Hal',
        draairichting: 'L',
        opmerking: 'Let op',
      },
    ]);
  });

  test('that are longer than the product takes are left out, and the user is told', async () => {
    const lang = 'Voorgevel aan de kant van het water en de haven';
    const { elementen, meldingen } = await read({
      elements: { 50: raam },
      lines: withSet('Plaats', property(70, 'Gevel', lang)),
    });
    expect(elementen).toMatchObject([{ gevel: null }]);
    expect(meldingen.some((melding) => melding.includes(lang))).toBe(true);
  });
});

test('the texts of an element are listed by where they stand, for who keeps a facade elsewhere', async () => {
  const { elementen, eigenschapbronnen, organisatie } = await read({
    elements: { 50: "IFCWINDOW('w',$,'Raam','Let op','Soort',#42,$,'A',1500.,900.,$,$,$)" },
    lines: {
      60: "IFCPROPERTYSINGLEVALUE('Aanzicht',$,IFCLABEL('Waterkant'),$)",
      61: "IFCPROPERTYSINGLEVALUE('Getal',$,IFCREAL(3.),$)",
      62: "IFCPROPERTYSET('p',$,'Bureau',$,(#60,#61))",
      63: "IFCRELDEFINESBYPROPERTIES('r',$,$,$,(#50),#62)",
    },
  });
  expect(elementen[0]?.eigenschappen).toEqual({
    Tag: 'A',
    ObjectType: 'Soort',
    Description: 'Let op',
    'Bureau.Aanzicht': 'Waterkant',
  });
  expect(eigenschapbronnen).toContainEqual({
    bron: 'Bureau.Aanzicht',
    aantal: 1,
    voorbeelden: ['Waterkant'],
  });
  expect(organisatie).toBeNull();
});

import { describe, expect, test } from '@jest/globals';
import type { GevelvullingEnKaderData } from '@adviestool/contract/gevelvulling';
import type { ImportGevelvulling, ImportMessage } from '@adviestool/contract/importMessage';
import { projectFromRecord, projectToBody } from '@adviestool/contract/projectRecord';

import { isDetailleringCompleet, isKaderCompleet } from '../steps/gevelvullingSteps.ts';
import { applyDetaillering, applyKader } from '../velden/gevelvulling.ts';
import { isProjectGereed } from '../velden/projectGegevens.ts';
import { UnsupportedTypeError } from './mapGevelvulling.ts';
import { connectionOf, mapImport } from './mapImport.ts';

const buildMessage = (
  gevelvulling: Partial<ImportGevelvulling> = {},
  project: ImportMessage['project'] = {},
): ImportMessage => ({
  metadata: {
    type: 'ifc',
    id: '0aa1',
    file_path: 'woning.ifc',
    file_created: '2026-01-01T00:00:00',
    file_updated: null,
  },
  project,
  gevelvullingen: [
    { id: 'k1', type: 'kozijn', aantal: 2, breedte: 1800, hoogte: 1500, ...gevelvulling },
  ],
});

const createRandomUuid = () => {
  let count = 0;
  return (): string => {
    count += 1;
    // Each comes twice.
    return Math.ceil(count / 2)
      .toString(16)
      .padStart(8, '0')
      .concat('-0000-4000-8000-000000000000');
  };
};

const NOW = '2026-11-21T10:00:00.000Z';

const map = (message: ImportMessage) => mapImport(message, createRandomUuid(), NOW);

const mapOne = (gevelvulling: Partial<ImportGevelvulling>) => {
  const [mapped] = map(buildMessage(gevelvulling)).gevelvullingen;
  if (mapped === undefined) throw new Error('Nothing was mapped.');
  return mapped;
};

const gegevens = (project: ImportMessage['project']) =>
  map(buildMessage({}, project)).projectGegevens;

test('an imported gevelvulling is where the model says that it is', () => {
  const plaats = {
    gevel: ' Noord ',
    bouwlaag: '1',
    ruimte: '1.04',
    draairichting: 'L',
    opmerking: null,
  } as const;
  const { gevelvullingEnKaderData: kader } = mapOne(plaats);
  expect(kader).toMatchObject({
    gevel: 'Noord',
    bouwlaag: '1',
    ruimte: '1.04',
    draairichting: 'L',
  });
  expect(kader).not.toHaveProperty('opmerking');
  expect(kader.uitModel).toMatchObject({ gevel: 'Noord', draairichting: 'L' });
});

test('an imported gevelvulling is made at the moment of the import', () => {
  expect(mapOne({})).toMatchObject({ created: NOW, changed: NOW });
});

describe('the project', () => {
  test('takes what the model knows over', () => {
    expect(
      gegevens({
        naam: ' Dok ',
        referentienummer: '2026-1',
        werkadres: 'Kade 1',
        werkadres_plaats: 'Delft',
        gebouwhoogte: 12,
      }),
    ).toEqual({
      projectNaam: 'Dok',
      referentienummer: '2026-1',
      typeBouw: null,
      windgebied: null,
      terreincategorie: 'onbebouwd',
      gebouwhoogte: 12,
      windvormFactor: 1.4,
      werkadres: 'Kade 1',
      plaatsWerkadres: 'Delft',
    });
  });

  test.each([undefined, null, '', '  '])('named %j gets the name of an unknown one', (naam) => {
    expect(gegevens({ naam }).projectNaam).toBe('<onbekende naam>');
  });

  test.each([undefined, null])(
    'without a gebouwhoogte (%s) has that of a new project',
    (hoogte) => {
      expect(gegevens({ gebouwhoogte: hoogte }).gebouwhoogte).toBe(9);
    },
  );

  test.each([null, '', ' '])('keeps no text of %j', (text) => {
    expect(
      gegevens({ referentienummer: text, werkadres: text, werkadres_plaats: text }),
    ).toMatchObject({ referentienummer: null, werkadres: null, plaatsWerkadres: null });
  });

  test.each([
    [9, true],
    [200, true],
    [0, false],
    [201, false],
    [8.5, false],
    [-3, false],
  ])('of %s m high is imported so, and is then ready: %s', (gebouwhoogte, isReady) => {
    const imported = gegevens({ gebouwhoogte });
    expect(imported.gebouwhoogte).toBe(gebouwhoogte);
    expect(isProjectGereed({ ...imported, typeBouw: 'woning', windgebied: 2 })).toBe(isReady);
  });

  test('has the connection of the message, with what tells its model apart', () => {
    const message = buildMessage();
    const metadata = { ...message.metadata, author: ' Anna ', building: 'x'.repeat(300) };
    expect(connectionOf({ ...message, metadata }, null).data).toMatchObject({
      author: 'Anna',
      building: 'x'.repeat(255),
    });
  });

  test('has the connection of an older message', () => {
    expect(connectionOf(buildMessage(), null)).toEqual({
      type: 'ifc',
      external_id: '0aa1',
      data: {
        file_path: 'woning.ifc',
        file_created: '2026-01-01T00:00:00',
        file_updated: null,
      },
    });
  });
});

describe('the gevelvullingen', () => {
  test('have ids of their own, unique in the project', () => {
    const message = buildMessage();
    message.gevelvullingen.push({ id: 'k1', type: 'hsb' }, { id: 'k2', type: 'schuifpui' });
    const kaders = map(message).gevelvullingen.map((one) => one.gevelvullingEnKaderData);
    expect(kaders.map(({ id }) => id)).toEqual(['00000001', '00000002', '00000003']);
    expect(kaders.map(({ externalId }) => externalId)).toEqual(['k1', 'k1', 'k2']);
  });

  test('can be written and read back', () => {
    const { projectGegevens, gevelvullingen } = map(
      buildMessage({ gewicht_glas: 30, hoogste_punt: 5400, spouwlatbreedte: 1e9 }),
    );
    const body = projectToBody({ projectGegevens, gevelvullingen }, '1.0.0');
    const project = projectFromRecord({
      ...body,
      id: 1,
      group_id: 1,
      external_connections: [],
      user: null,
      rechten: { wijzigen: true, beheren: true },
      created: '2026-01-01T00:00:00Z',
      changed: '2026-01-01T00:00:00Z',
    });
    expect([project.onleesbaar, project.gevelvullingen]).toEqual([false, gevelvullingen]);
  });

  test('keep the elements that they stand for, and how high those reach', () => {
    const elementen = [
      { globalId: '1aaaaaaaaaaaaaaaaaaaa1', verdieping: '01 verdieping', orientatie: 225 },
      { globalId: '1aaaaaaaaaaaaaaaaaaaa2', verdieping: null, orientatie: null },
    ];
    expect(mapOne({ elementen, hoogste_punt: 5400 }).gevelvullingEnKaderData).toMatchObject({
      elementen,
      hoogstePunt: 5400,
    });
    expect(mapOne({ elementen: null }).gevelvullingEnKaderData).not.toHaveProperty('elementen');
  });

  test.each(['deur', 'Kozijn', ''])('of the type %j raise an error', (type) => {
    expect(() => mapOne({ type, merk: 'D1' })).toThrow(UnsupportedTypeError);
  });

  test('start as new ones where the model is silent', () => {
    const kader = mapOne({
      aantal: null,
      breedte: null,
      hoogte: null,
      merk: '',
    }).gevelvullingEnKaderData;
    expect(kader).toEqual({
      id: '00000001',
      externalId: 'k1',
      gevelvullingType: 'kozijn',
      merk: null,
      aantal: null,
      hoogte: 0,
      breedte: 0,
      uitModel: { gevelvullingType: 'kozijn' },
    });
  });

  test.each([
    [12, null, 12],
    [null, 12, 12],
    [undefined, 12, 12],
    [10, 12, 10],
    [null, 0, null],
  ])('are as many as is said, else as their elements: %s and %s are %s', (aantal, of, expected) => {
    const elementen = Array.from({ length: of ?? 0 }, (_, index) => ({
      globalId: `element-${index}`,
      verdieping: null,
      orientatie: null,
    }));
    const { gevelvullingEnKaderData } = mapOne({
      aantal,
      elementen: of === null ? null : elementen,
    });
    expect(gevelvullingEnKaderData.aantal).toBe(expected);
    expect(gevelvullingEnKaderData.uitModel?.['aantal'] ?? null).toBe(expected);
  });

  test('have no height of their own: the gebouwhoogte of the project counts', () => {
    const { projectGegevens, gevelvullingen } = map(buildMessage({ hoogste_punt: 5400 }));
    expect(gevelvullingen[0]?.gevelvullingEnKaderData).not.toHaveProperty('gebouwHoogte');
    expect(projectGegevens).toMatchObject({ gebouwhoogte: 6, gebouwhoogteControleren: true });
  });

  test('keep what the model said, and nothing of what it does not know', () => {
    expect(mapOne({ merk: ' A ', gewicht_glas: 30 }).gevelvullingEnKaderData.uitModel).toEqual({
      gevelvullingType: 'kozijn',
      merk: 'A',
      aantal: 2,
      breedte: 1800,
      hoogte: 1500,
      gewichtinvoer: 'glasgewicht',
      glasgewicht: 30,
    });
  });
});

describe('the weight', () => {
  test.each<[string, number | null, number | null, object]>([
    ['kozijn', 80, 30, { gewichtinvoer: 'totaalgewicht', totaalgewicht: 80 }],
    ['kozijn', 0, 30, { gewichtinvoer: 'glasgewicht', glasgewicht: 30 }],
    ['schuifpui', null, 30, { gewichtinvoer: 'glasgewicht', glasgewicht: 30 }],
    ['schuifpui', -5, 0, {}],
    ['kozijn', null, null, {}],
    // 1,8 m × 1,5 m = 2,7 m²
    ['hsb', 135, 30, { gewichtinvoer: 'gewichtElement', gewichtElement: 50 }],
    ['hsb', null, 30, {}],
  ])('of a %s of %s kg with glass of %s kg/m²', (type, totaal, glas, expected) => {
    const { detailleringData } = mapOne({ type, gewicht_totaal: totaal, gewicht_glas: glas });
    expect(detailleringData).toEqual(expected);
  });

  test.each([
    // 3,1 m × 2,7 m = 8,37 m²
    [3100, 2700, 502.2, 60],
    // 1,234 m × 2,345 m = 2,89373 m²
    [1234, 2345, 100, 34.557],
  ])('of an hsb of %i × %i mm and %s kg is %s kg/m², to the gram', (breedte, hoogte, kg, perM2) => {
    const { detailleringData } = mapOne({ type: 'hsb', breedte, hoogte, gewicht_totaal: kg });
    expect(detailleringData.gewichtElement).toBe(perM2);
  });

  test('of an hsb without a size stays the whole', () => {
    expect(mapOne({ type: 'hsb', gewicht_totaal: 135, hoogte: 0 }).detailleringData).toEqual({
      gewichtinvoer: 'totaalgewicht',
      totaalgewicht: 135,
    });
  });
});

test('an hsb has neither spouwlat nor stelruimte', () => {
  const sent = { spouwlatbreedte: 80, stelruimte: 10 };
  expect(mapOne({ ...sent, type: 'schuifpui' }).detailleringData).toEqual(sent);
  expect(mapOne({ ...sent, type: 'hsb' }).detailleringData).toEqual({});
});

describe('a value outside its bounds stays and leaves its step open', () => {
  const PREFAB: Partial<GevelvullingEnKaderData> = { bouwmethode: 'prefab' };

  test.each([
    [{}, true],
    [{ breedte: 400, hoogte: 600 }, true],
    [{ breedte: 399 }, false],
    [{ breedte: 1800.4 }, false],
    [{ breedte: 100_001 }, false],
    [{ hoogte: 599 }, false],
    [{ hoogte: -1500 }, false],
    [{ aantal: null }, false],
    [{ aantal: 0 }, false],
    [{ aantal: 1.5 }, false],
  ])('%j: the first step is complete once the rest is answered: %s', (sent, isComplete) => {
    const imported = mapOne(sent);
    expect(imported.gevelvullingEnKaderData).toMatchObject(sent);
    expect(isKaderCompleet(imported)).toBe(false);
    expect(isKaderCompleet(applyKader(imported, PREFAB))).toBe(isComplete);
  });

  test.each([
    [{}, true],
    [{ spouwlatbreedte: 20, stelruimte: 0 }, true],
    [{ spouwlatbreedte: 19 }, false],
    [{ spouwlatbreedte: 401 }, false],
    [{ stelruimte: -1 }, false],
    [{ stelruimte: 31 }, false],
  ])('%j: the detaillering is complete once the rest is answered: %s', (sent, isComplete) => {
    const imported = mapOne({ spouwlatbreedte: 80, stelruimte: 10, gewicht_glas: 30, ...sent });
    expect(imported.detailleringData).toMatchObject(sent);
    const answered = applyDetaillering(applyKader(imported, PREFAB), {
      ...imported.detailleringData,
      onderdorpel: 'houtenDorpel',
      bovendorpel: 'afgeschuind',
    });
    expect(isDetailleringCompleet(answered)).toBe(isComplete);
  });
});

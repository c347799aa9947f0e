import { describe, expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ImportGevelvulling } from '@adviestool/contract/importMessage';
import type { Project } from '@adviestool/contract/project';

import { buildProjectGegevens, withProducten } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { adviesFor } from '../rekenen/advies.ts';
import { toestandOf } from '../vaststellen/toestand.ts';
import { applyAntwoorden, type Antwoorden } from '../velden/antwoorden.ts';
import { vaststellingOf } from '../vaststellen/vaststellingOf.ts';
import { applyUpdate, countUpdate } from './applyUpdate.ts';
import { mapImport } from './mapImport.ts';
import { planUpdate, standaardKeuze } from './planUpdate.ts';

const NOW = '2026-11-23T10:00:00.000Z';
const THEN = '2026-11-01T10:00:00.000Z';

const element = (globalId: string, verdieping = '00') => ({
  globalId,
  verdieping,
  orientatie: 180,
});

const kozijn = (ids: string, overrides: Partial<ImportGevelvulling> = {}): ImportGevelvulling => ({
  id: ids.slice(0, 1),
  type: 'kozijn',
  merk: ids.slice(0, 1).toUpperCase(),
  aantal: ids.length,
  breedte: 4000,
  hoogte: 2000,
  hoogste_punt: 5400,
  gewicht_totaal: 400,
  elementen: Array.from(ids, (id) => element(id)),
  ...overrides,
});

let counter = 0;
const randomUuid = (): string => {
  counter += 1;
  return `${counter.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
};

const projectOf = (...sent: readonly ImportGevelvulling[]): Project => {
  const metadata = { type: 'ifc', id: 'm', file_path: 'm.ifc', file_created: null };
  const { gevelvullingen } = mapImport(
    { metadata: { ...metadata, file_updated: null }, project: {}, gevelvullingen: [...sent] },
    randomUuid,
    THEN,
  );
  return buildProject({ projectGegevens: buildProjectGegevens(), gevelvullingen });
};

const withAnswers = (project: Project, place: number, antwoorden: Antwoorden): Project => ({
  ...project,
  gevelvullingen: project.gevelvullingen.map((one, index) =>
    index === place ? applyAntwoorden(one, antwoorden) : one,
  ),
});

const plan = (project: Project, ...gevelvullingen: ImportGevelvulling[]) =>
  planUpdate(project, { gevelvullingen });

const update = (
  project: Project,
  sent: readonly ImportGevelvulling[],
  gekozen?: readonly string[],
): Project => {
  const made = plan(project, ...sent);
  return applyUpdate(project, {
    plan: made,
    gekozen: gekozen === undefined ? standaardKeuze(made) : new Set(gekozen),
    gebouwhoogte: false,
    catalogus: CATALOGUS,
    randomUuid,
    moment: NOW,
  });
};

const soorten = (project: Project, ...sent: ImportGevelvulling[]): string[] =>
  plan(project, ...sent).regels.map(({ id, soort }) => `${id} ${soort}`);

const kaders = ({ gevelvullingen }: Project) =>
  gevelvullingen.map((one) => one.gevelvullingEnKaderData);

describe('what a model that is sent again changes', () => {
  test('is nothing when it is the same', () => {
    const sent = [kozijn('abc'), kozijn('d')];
    const project = projectOf(...sent);
    expect(soorten(project, ...sent)).toEqual(['model-0 gelijk', 'model-1 gelijk']);
    const updated = update(project, sent);
    expect(updated).toEqual(project);
    expect(updated.gevelvullingen[0]).toBe(project.gevelvullingen[0]);
  });

  test('is found by its elements, whatever its id, merk and place in the message', () => {
    const project = projectOf(kozijn('abc'), kozijn('d'));
    const renamed = kozijn('cab', { merk: 'Z' });
    expect(soorten(project, kozijn('x'), renamed)).toEqual([
      'model-0 nieuw',
      'model-1 gewijzigd',
      `project-${kaders(project)[1]?.id} vervallen`,
    ]);
    expect(plan(project, renamed).regels[0]).toMatchObject({
      verschillen: [{ label: 'Merk', oud: 'A', nieuw: 'Z' }],
    });
  });

  test('is told with the old size and the new one', () => {
    const project = projectOf(kozijn('ab'));
    const [regel] = plan(project, kozijn('abc', { breedte: 4200 })).regels;
    expect(regel).toMatchObject({
      soort: 'gewijzigd',
      verschillen: [
        { label: 'Aantal', oud: '2', nieuw: '3' },
        { label: 'Breedte', oud: '4000\u202Fmm', nieuw: '4200\u202Fmm' },
        { label: 'Elementen in het model', oud: '2', nieuw: '3 (1 erbij)' },
      ],
    });
  });

  test('is also another storey', () => {
    const project = projectOf(kozijn('a'));
    const moved = kozijn('a', { elementen: [element('a', '01')] });
    expect(plan(project, moved).regels[0]).toMatchObject({
      soort: 'gewijzigd',
      verschillen: [{ label: 'Plaats in het model' }],
    });
    expect(kaders(update(project, [moved]))[0]?.elementen).toEqual([element('a', '01')]);
  });

  test('is also another facade or swing, and never the place that a user filled in', () => {
    const project = projectOf(kozijn('a', { gevel: 'Noord', draairichting: 'L' }));
    const [regel] = plan(project, kozijn('a', { gevel: 'Oost', draairichting: 'R' })).regels;
    expect(regel).toMatchObject({
      soort: 'gewijzigd',
      verschillen: [
        { label: 'Gevel', oud: 'Noord', nieuw: 'Oost' },
        { label: 'Draairichting', oud: 'Links', nieuw: 'Rechts' },
      ],
    });
    const own = withAnswers(project, 0, { gevel: 'Zuid', ruimte: '0.01' });
    expect(soorten(own, kozijn('a', { gevel: 'Noord', draairichting: 'L' }))).toEqual([
      'model-0 gelijk',
    ]);
  });

  test('leaves out what was not imported', () => {
    const project = projectOf(kozijn('a'));
    const { externalId: _id, elementen: _e, ...own } = kaders(project)[0] ?? { id: '' };
    const made = { ...project.gevelvullingen[0], gevelvullingEnKaderData: { ...own, id: 'eigen' } };
    const gevelvullingen = [...project.gevelvullingen, made].filter(
      (one): one is Gevelvulling => one.productKeuze !== undefined,
    );
    expect(soorten({ ...project, gevelvullingen }, kozijn('a'))).toEqual(['model-0 gelijk']);
  });

  test('is found by the id of an import that kept no elements, which has them from then on', () => {
    const project = projectOf(kozijn('abc', { elementen: null }));
    const gevelvullingen = project.gevelvullingen.map((one) => {
      const { uitModel: _uitModel, ...kader } = one.gevelvullingEnKaderData;
      return { ...one, gevelvullingEnKaderData: kader };
    });
    const old = { ...project, gevelvullingen };
    expect(soorten(old, kozijn('abc'))).toEqual(['model-0 gelijk']);
    expect(kaders(update(old, [kozijn('abc')]))[0]?.elementen).toHaveLength(3);
    expect(soorten(withAnswers(old, 0, { totaalgewicht: 350 }), kozijn('abc'))).toEqual([
      'model-0 gelijk',
    ]);
  });
});

describe('what a user filled in', () => {
  test('stays where the model says what it said before', () => {
    const project = withAnswers(projectOf(kozijn('a')), 0, { breedte: 4010, totaalgewicht: 410 });
    expect(plan(project, kozijn('a')).regels).toMatchObject([
      {
        soort: 'gelijk',
        blijft: [
          { label: 'Breedte', oud: '4010\u202Fmm', nieuw: '4000\u202Fmm' },
          { oud: '410\u202Fkg', nieuw: '400\u202Fkg' },
        ],
      },
    ]);
    expect(plan(projectOf(kozijn('a')), kozijn('a')).regels).toMatchObject([{ blijft: [] }]);
  });

  test('stays beside what the model changes', () => {
    const project = withAnswers(projectOf(kozijn('a')), 0, {
      breedte: 4010,
      bouwmethode: 'prefab',
      onderdorpel: 'houtenDorpel',
    });
    const updated = update(project, [kozijn('a', { hoogte: 2200 })]);
    expect(updated.gevelvullingen[0]).toMatchObject({
      gevelvullingEnKaderData: { breedte: 4010, hoogte: 2200, bouwmethode: 'prefab' },
      detailleringData: { onderdorpel: 'houtenDorpel', totaalgewicht: 400 },
      created: THEN,
      changed: NOW,
    });
  });

  test('is told when the model comes to it and then goes back', () => {
    const ahead = withAnswers(projectOf(kozijn('a')), 0, { breedte: 4010 });
    const followed = update(ahead, [kozijn('a', { breedte: 4010 })]);
    expect(followed.gevelvullingen[0]?.changed).toBe(THEN);
    expect(plan(followed, kozijn('a')).regels[0]).toMatchObject({
      verschillen: [{ label: 'Breedte', oud: '4010\u202Fmm', nieuw: '4000\u202Fmm' }],
    });
  });

  test('is offered to be changed where both changed it', () => {
    const project = withAnswers(projectOf(kozijn('a')), 0, { breedte: 4010 });
    expect(plan(project, kozijn('a', { breedte: 4200 })).regels[0]).toMatchObject({
      verschillen: [{ label: 'Breedte', oud: '4010\u202Fmm', nieuw: '4200\u202Fmm' }],
    });
  });

  test('holds for the part that the model split off', () => {
    const project = withAnswers(projectOf(kozijn('abcd')), 0, { bouwmethode: 'prefab' });
    const updated = update(project, [
      kozijn('d', { breedte: 4500, merk: 'A2' }),
      kozijn('abc', { merk: 'A' }),
    ]);
    expect(kaders(updated)).toMatchObject([
      { id: kaders(project)[0]?.id, merk: 'A', aantal: 3, bouwmethode: 'prefab' },
      { merk: 'A2', aantal: 1, breedte: 4500, bouwmethode: 'prefab' },
    ]);
    expect(kaders(updated)[1]?.elementen).toEqual([element('d')]);
  });
});

test('a model that says no aantal is followed by its elements, also in a part that it split off', () => {
  const zonder = { aantal: null };
  const updated = update(projectOf(kozijn('abcd', zonder)), [
    kozijn('d', { ...zonder, breedte: 4500 }),
    kozijn('abc', zonder),
  ]);
  expect(kaders(updated).map(({ aantal }) => aantal)).toEqual([3, 1]);
});

test('an aantal that is only counted leaves the one typed beside a model that said none, and not the old 1', () => {
  const sent = kozijn('abc', { aantal: null });
  const imported = (aantal: number | null): Project => {
    const project = withAnswers(projectOf(sent), 0, { aantal });
    const gevelvullingen = project.gevelvullingen.map((one) => {
      const { aantal: _aantal, ...uitModel } = one.gevelvullingEnKaderData.uitModel ?? {};
      return { ...one, gevelvullingEnKaderData: { ...one.gevelvullingEnKaderData, uitModel } };
    });
    return { ...project, gevelvullingen };
  };
  const typed = update(imported(5), [sent]);
  expect(kaders(typed)[0]?.aantal).toBe(5);
  expect(kaders(update(typed, [sent]))[0]?.aantal).toBe(5);
  expect([1, null].map((aantal) => kaders(update(imported(aantal), [sent]))[0]?.aantal)).toEqual([
    3, 3,
  ]);
});

describe('taking over', () => {
  const before = () => projectOf(kozijn('a'), kozijn('b'), kozijn('c'));
  const sent = [kozijn('a', { breedte: 4200 }), kozijn('b', { breedte: 4300 }), kozijn('x')];

  test('all changes what is changed, adds what is new, and deletes nothing', () => {
    const updated = update(before(), sent);
    expect(kaders(updated).map(({ merk, breedte }) => [merk, breedte])).toEqual([
      ['A', 4200],
      ['B', 4300],
      ['C', 4000],
      ['X', 4000],
    ]);
    expect(new Set(kaders(updated).map(({ id }) => id)).size).toBe(4);
  });

  test('some leaves the others as they are, to be offered again', () => {
    const project = before();
    const updated = update(project, sent, ['model-1']);
    expect(updated.gevelvullingen[0]).toBe(project.gevelvullingen[0]);
    expect(kaders(updated).map(({ breedte }) => breedte)).toEqual([4000, 4300, 4000]);
    expect(soorten(updated, ...sent)).toEqual([
      'model-0 gewijzigd',
      'model-1 gelijk',
      'model-2 nieuw',
      `project-${kaders(project)[2]?.id} vervallen`,
    ]);
  });

  test('an element that goes to another gevelvulling leaves the one that stays as it is', () => {
    const project = projectOf(kozijn('ab'), kozijn('c'));
    const moved = [kozijn('a'), kozijn('cb')];
    const updated = update(project, moved, ['model-1']);
    expect(kaders(updated).map(({ aantal, elementen }) => [aantal, elementen?.length])).toEqual([
      [2, 1],
      [2, 2],
    ]);
    // The number that was not taken over is offered again.
    expect(plan(updated, ...moved).regels).toMatchObject([
      { soort: 'gewijzigd', verschillen: [{ label: 'Aantal', oud: '2', nieuw: '1' }] },
      { soort: 'gelijk' },
    ]);
  });

  test('a gevelvulling that has lost all of its elements stays, and is offered to be deleted again', () => {
    const project = projectOf(kozijn('a', { breedte: 3000 }), kozijn('cd'));
    const merged = [kozijn('cda')];
    const updated = update(project, merged);
    expect(kaders(updated).map(({ elementen }) => elementen?.length)).toEqual([0, 3]);
    expect(soorten(updated, ...merged)).toEqual([
      'model-0 gelijk',
      `project-${kaders(project)[0]?.id} vervallen`,
    ]);
    // Nor does it take that element back.
    expect(soorten(updated, kozijn('a'), kozijn('cd'))).toEqual([
      'model-0 nieuw',
      'model-1 gewijzigd',
      `project-${kaders(project)[0]?.id} vervallen`,
    ]);
  });

  test('what is gone deletes it', () => {
    const project = before();
    const made = plan(project, ...sent);
    const gone = `project-${kaders(project)[2]?.id}`;
    expect(kaders(update(project, sent, [gone])).map(({ merk }) => merk)).toEqual(['A', 'B']);
    expect(countUpdate(made, new Set([gone, 'model-0', 'model-2']))).toEqual({
      nieuw: 1,
      gewijzigd: 1,
      vervallen: 1,
    });
  });
});

test('a fixed advice stays, and is changed when it comes out otherwise', () => {
  const project = projectOf(kozijn('a'));
  const { projectGegevens } = project;
  const complete = project.gevelvullingen.map((one) =>
    withProducten(
      applyAntwoorden(one, {
        bouwmethode: 'prefab',
        onderdorpel: 'houtenDorpel',
        bovendorpel: 'afgeschuind',
        spouwlatbreedte: 90,
        stelruimte: 15,
      }),
      'GA-90',
    ),
  );
  const adviesIn = (gevelvulling: Gevelvulling) =>
    adviesFor({ projectGegevens, gevelvulling, catalogus: CATALOGUS });
  const fixed = complete.map((gevelvulling) => {
    const advies = adviesIn(gevelvulling);
    if (advies === null) throw new Error('There is no advice.');
    const catalogus = { id: 'voorbeeld', versie: '1' };
    const basis = { op: THEN, door: 'demo', catalogus, projectGegevens, gevelvulling, advies };
    return { ...gevelvulling, vastgesteld: vaststellingOf(basis) };
  });
  const toestandenAfter = (sent: ImportGevelvulling) =>
    update({ ...project, gevelvullingen: fixed }, [sent]).gevelvullingen.map((one) => {
      expect(one.vastgesteld).toEqual(fixed[0]?.vastgesteld);
      return toestandOf(one, adviesIn(one));
    });
  expect(toestandenAfter(kozijn('a', { merk: 'Z' }))).toEqual(['vastgesteld']);
  expect(toestandenAfter(kozijn('a', { breedte: 8000 }))).toEqual(['gewijzigd']);
});

test('a gebouwhoogte that is proposed and taken over is to be checked', () => {
  const project = projectOf(kozijn('a'));
  const higher = kozijn('a', { hoogste_punt: 12_100 });
  const made = plan(project, higher);
  expect(made.gebouwhoogte).toBe(13);
  expect(plan(project, kozijn('a')).gebouwhoogte).toBeNull();
  const invoer = {
    plan: made,
    gekozen: standaardKeuze(made),
    catalogus: CATALOGUS,
    randomUuid,
    moment: NOW,
  };
  const taken = applyUpdate(project, { ...invoer, gebouwhoogte: true });
  expect(taken.projectGegevens).toMatchObject({ gebouwhoogte: 13, gebouwhoogteControleren: true });
  const left = applyUpdate(project, { ...invoer, gebouwhoogte: false });
  expect(left.projectGegevens).toEqual(project.projectGegevens);
});

test('thousands of elements are planned', () => {
  const sent = Array.from({ length: 2000 }, (_value, index) =>
    kozijn('a', { id: `${index}`, elementen: [element(`e${index}`)], breedte: 1000 + index }),
  );
  const project = projectOf(...sent);
  const changed = sent.map((one) => ({ ...one, hoogte: 2100 }));
  const made = plan(project, ...changed);
  expect(made.regels.every(({ soort }) => soort === 'gewijzigd')).toBe(true);
});

import { fetchCatalogus } from '@adviestool/contract/api/catalogus';
import { findConnectedProjects } from '@adviestool/contract/api/externalConnections';
import { fetchInzage } from '@adviestool/contract/api/inzage';
import {
  fetchProject,
  fetchProjectSummaries,
  fetchProjectWithRevisies,
  restoreProject,
} from '@adviestool/contract/api/projects';
import { createTransport } from '@adviestool/contract/api/transport';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { projectPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { expect, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { hostFor } from './hostFor.ts';
import { SINDS } from './refuseOlder.ts';

const REFUSED = { name: 'RemoteContractError', remoteId: 'inzage', isOlder: true };

const documentOf = (range?: string) =>
  buildDocument({
    id: 'inzage',
    requires: range === undefined ? {} : { '@adviestool/contract': range },
  });

const FACTOREN = { windvormfactoren: [{ gevel: 'Noord', factor: 1.4 }] };
const MET = buildProjectRecord(FACTOREN);
const ZONDER = buildProjectRecord();
const PAGER = { current_page: 0, total_items: 1, total_pages: 1, items_per_page: 20 };
const { gevelvullingen_json: _, ...SUMMARY } = { ...MET, samenvatting: null };

const inzageOf = ({ gevelvullingen_json, ...project }: typeof MET) => ({
  bedrijf: 'Bouw',
  verloopt: '2026-01-01T00:00:00.000Z',
  gewijzigd: '2026-01-01T00:00:00.000Z',
  project,
  gevelvullingen: JSON.parse(gevelvullingen_json),
});

const MET_ARM = {
  ...buildCatalogus(),
  bevestigingsmiddelenBouwkundig: [
    { id: 'plug', naam: 'Plug', FRk: {}, gammaM: {}, minRandafstand: 0, maxHefboomarm: 100 },
  ],
};

let pathname = '/';

/** The host of a remote on a range, with a backend that gives each call this answer. */
const hostOn = (range: string | undefined, answer: unknown, ports: Partial<HostApi> = {}) =>
  hostFor(
    documentOf(range),
    buildHost({
      api: createTransport({
        domain: 'http://backend.test',
        fetch: async () => Response.json(answer),
      }),
      ...ports,
    }),
    () => ({ pathname }),
  );

const asked = { type: 'model', external_id: 'm' };

/** What reads projects, with the answer that has such a record. */
const READS: [string, (record: typeof MET) => unknown, (host: HostApi) => Promise<unknown>][] = [
  ['a project', (record) => record, ({ api }) => fetchProject(api, 1, 7)],
  [
    'a project with its revisions',
    (record) => ({ ...record, revisies: {}, gegevens_revision: 'p-x' }),
    ({ api }) => fetchProjectWithRevisies(api, 1, 7),
  ],
  [
    'the projects of a model',
    (record) => ({ pager: PAGER, projects: { full: [ZONDER, record] } }),
    ({ api }) => findConnectedProjects(api, 1, asked),
  ],
  ['the project of a link', inzageOf, ({ api }) => fetchInzage(api, 'abc')],
];

test.each(READS)(
  'an older remote is refused %s that it would calculate otherwise',
  async (...read) => {
    const [, answerOf, ask] = read;
    const older = await hostOn('^1.2.0', answerOf(MET));
    await expect(ask(older)).rejects.toMatchObject(REFUSED);
    // One without a choice has the numbers of now.
    await expect(ask(await hostOn('^1.2.0', answerOf(ZONDER)))).resolves.toBeDefined();
    await expect(ask(await hostOn('^1.3.0', answerOf(MET)))).resolves.toBeDefined();
  },
);

test('it gets the list, of which nothing is calculated, and hears that what it wrote was done', async () => {
  const list = { pager: PAGER, projects: { full: [SUMMARY] } };
  const query = { search: '', sort: 'name', order: 'asc', page: 0 } as const;
  const { api } = await hostOn('^1.2.0', list);
  expect((await fetchProjectSummaries(api, 1, query)).total).toBe(1);
  const written = await hostOn('^1.2.0', MET);
  written.api.setCsrfToken('t');
  expect((await restoreProject(written.api, 1, MET.id)).project.id).toBe(MET.id);
});

test('the port of the project keeps it back too', async () => {
  const project = buildProject({
    projectGegevens: { ...buildProject().projectGegevens, ...FACTOREN },
  });
  const give = async () => project;
  const ports = { project: { ...buildHost().project, ensure: give, refresh: give } };
  const older = await hostOn('^1.2.0', null, ports);
  await expect(older.project.ensure(7)).rejects.toMatchObject(REFUSED);
  await expect(older.project.refresh(7)).rejects.toMatchObject(REFUSED);
  expect(await (await hostOn('^1.3.0', null, ports)).project.ensure(7)).toBe(project);
});

test('a catalogue with a largest lever arm is kept from a remote that does not know it', async () => {
  const ports = { catalogus: buildCatalogusPort(MET_ARM) };
  const naam = { id: 'c', versie: '1' };
  const older = await hostOn('^1.1.0', MET_ARM, ports);
  await expect(older.catalogus.load(null)).rejects.toMatchObject(REFUSED);
  expect(() => older.catalogus.loaded(null)).toThrow('it does not know maxHefboomarm');
  await expect(fetchCatalogus(older.api, 1, naam)).rejects.toMatchObject(REFUSED);
  const newer = await hostOn('^1.2.0', MET_ARM, ports);
  expect(await newer.catalogus.load(null)).toEqual(MET_ARM);
  expect(await fetchCatalogus(newer.api, 1, naam)).toEqual(MET_ARM);
});

test('a project that is open gets no catalogue any more once it has what a remote does not know', async () => {
  const older = await hostOn('^1.2.0', null);
  const { id, projectGegevens } = buildProject();
  pathname = projectPath(id);
  setActiveProject(buildProject(), '"r1"');
  expect(older.catalogus.loaded(null)).toBeDefined();
  setActiveProject(buildProject({ projectGegevens: { ...projectGegevens, ...FACTOREN } }), '"r2"');
  expect(() => older.catalogus.loaded(null)).toThrow('it does not know windvormfactoren');
  await expect(older.catalogus.load(null)).rejects.toMatchObject(REFUSED);
  // It was left for one that is made of a file, or for the example.
  pathname = '/importeren';
  expect(older.catalogus.loaded(null)).toBeDefined();
  await expect(older.catalogus.load(null)).resolves.toBeDefined();
  clearActiveProject();
});

test('only a remote that is surely not older keeps the host as it is', async () => {
  const host = buildHost();
  const given = (range?: string) => hostFor(documentOf(range), host, () => ({ pathname }));
  expect(await given('^1.3.0')).toBe(host);
  expect(await given('^1.12.0')).toBe(host);
  expect(await given()).toBe(host);
  for (const range of ['^0.3.0', '^1.0.0', '^1.2.9', '~1.30.0', '>=1.3.0', '^1', '*']) {
    expect(await given(range)).not.toBe(host);
  }
  for (const [major, minor] of Object.values(SINDS)) {
    expect(await given(`^${major}.${minor - 1}.0`)).not.toBe(host);
  }
});

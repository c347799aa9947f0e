import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createProject, fetchProjectSummaries } from '@adviestool/contract/api/projects';
import { login } from '@adviestool/contract/api/session';
import { createTransport, type Transport } from '@adviestool/contract/api/transport';
import type { Project } from '@adviestool/contract/project';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { projects } from '../backend/src/database/schema/projects.ts';
import { buildProjectBody } from '../backend/src/testing/buildProjectBody.ts';
import { createFaultyFetch } from '../backend/src/testing/faultyFetch.ts';
import { giveCatalogus } from '../backend/src/testing/giveCatalogus.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../backend/src/testing/testApp.ts';
import { createProjectPort } from '../hosts/shell/src/hostApi/createProjectPort.ts';
import { startByteCounter, type ByteCounter } from './fixtures/byteCounter.ts';

/* What large projects cost on the wire: the port of the host against the real backend. */

const GEVELVULLINGEN = 500;
const PROJECTS = 20;
const LIMITS = { save: 5000, list: 30_000 };

let world: TestApp;
let wire: ByteCounter;
let api: Transport;
let network: ReturnType<typeof createFaultyFetch>;
let groupId: number;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  wire = await startByteCounter(world.base);
  groupId = await world.group();
  await giveCatalogus(world, groupId);
  const account = await world.account({ groupId, roles: ['company-administrator'] });
  network = createFaultyFetch(wire.base);
  api = createTransport({ domain: wire.base, fetch: network.fetch });
  api.setCsrfToken((await login(api, { name: account.name, pass: PASSWORD })).csrf_token);
});
afterAll(async () => {
  wire.close();
  await world.close();
});

const MANY = JSON.stringify(
  Array.from({ length: GEVELVULLINGEN }, (_, index) => {
    const gevelvulling = buildGevelvulling({ changed: '2026-11-22T09:00:00.000Z' });
    const { gevelvullingEnKaderData } = gevelvulling;
    const id = index.toString(16).padStart(8, '0');
    const merk = `K${index}`;
    return { ...gevelvulling, gevelvullingEnKaderData: { ...gevelvullingEnKaderData, id, merk } };
  }),
);

const createLarge = async (name: string): Promise<Project> => {
  const body = buildProjectBody({ name, gevelvullingen_json: MANY });
  const made = await createProject(api, groupId, { body, idempotencyKey: crypto.randomUUID() });
  return made.project;
};

const widen = (project: Project): Project => ({
  ...project,
  gevelvullingen: project.gevelvullingen.map((gevelvulling, index) =>
    index === 250
      ? {
          ...gevelvulling,
          gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, breedte: 4100 },
          changed: '2026-11-22T10:00:00.000Z',
        }
      : gevelvulling,
  ),
});

test(`a step saved in a project of ${GEVELVULLINGEN} costs at most ${LIMITS.save} bytes`, async () => {
  const { id } = await createLarge('Groot');
  const port = createProjectPort({
    api,
    groupId,
    catalogus: buildCatalogusPort(),
    clientVersion: '1.0',
    onMissing: () => undefined,
  });
  await port.refresh(id);
  expect(wire.take()).toBeGreaterThan(LIMITS.save);
  network.calls.length = 0;

  expect(await port.save(widen)).toMatchObject({ kind: 'saved' });
  // In its turn: after what the save may have asked for.
  await port.save(() => null);

  const bytes = wire.take();
  process.stdout.write(`a step saved in a project of ${GEVELVULLINGEN}: ${bytes} bytes\n`);
  expect(network.calls).toEqual([expect.stringMatching(/^PUT .*\/gevelvulling\/000000fa$/)]);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(LIMITS.save);
});

/** Text that does not compress. */
const textOf = (seed: string): string => createHash('sha256').update(seed).digest('base64');

/** Stores more projects like one, under other names: computing them all would take minutes. */
const copyLarge = async (id: number): Promise<void> => {
  const { database } = world.handle;
  const row = (await database.select().from(projects)).find((one) => one.id === id);
  if (row === undefined) throw new Error(`There is no project ${id}.`);
  const { id: _id, ...values } = row;
  for (let index = 1; index < PROJECTS; index += 1) {
    await database.insert(projects).values({
      ...values,
      name: `${textOf(`naam ${index}`)} ${index}`,
      referentienummer: textOf(`nummer ${index}`),
      werkadres: textOf(`adres ${index}`),
    });
  }
};

test(`a list of ${PROJECTS} such projects costs at most ${LIMITS.list} bytes`, async () => {
  const { id } = await createLarge('Ook groot');
  await copyLarge(id);
  wire.take();

  const { projects: listed } = await fetchProjectSummaries(api, groupId, {
    search: '',
    sort: 'created',
    order: 'desc',
    page: 0,
  });

  const bytes = wire.take();
  process.stdout.write(`a list of ${PROJECTS} projects of ${GEVELVULLINGEN}: ${bytes} bytes\n`);
  expect(listed.map(({ samenvatting }) => samenvatting?.gevelvullingen)).toEqual(
    Array.from({ length: PROJECTS }, () => GEVELVULLINGEN),
  );
  expect(bytes).toBeLessThanOrEqual(LIMITS.list);
});

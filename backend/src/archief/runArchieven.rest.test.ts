import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { archiefSchema } from '@adviestool/contract/archief';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { eq, sql } from 'drizzle-orm';

import type { DatabaseHandle } from '../database/connect.ts';
import { montageFotos } from '../database/schema/montage.ts';
import { projects } from '../database/schema/projects.ts';
import { openDatabase } from '../embedded/openDatabase.ts';
import { sha256Of } from '../montage/fotosStore.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { runArchieven } from './runArchieven.ts';

const PROJECTEN = 200;
/** The photos are what is large; calculating is what takes long. */
const GEVELVULLINGEN = 12;
/** Bytes of the photo of each project, which cannot be packed. */
const FOTO = 600_000;
const MEGABYTE = 1_000_000;
/** MB that making it may hold more than before. */
const MEEST = 60;

let dataDir: string;
let handle: DatabaseHandle;
let world: TestApp;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'adviestool-archief-'));
  // In a process of its own, as the product starts it: its memory is not that of an archive.
  handle = await openDatabase({ databaseUrl: null, dataDir });
  await handle.migrate();
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } }, handle);
});
afterAll(async () => {
  await world.close();
  await handle.close();
  await rm(dataDir, { recursive: true });
});

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

const megabytesHeld = (): number => {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
};

const gevelvullingOf = (index: number): Gevelvulling => {
  const gevelvulling = buildGevelvulling({
    productKeuze: perZijde(() => ({ hoekanker: 'GA-90', bevestigingsmiddelen: null })),
  });
  const { gevelvullingEnKaderData } = gevelvulling;
  const eigen = { id: `a1b2${String(index).padStart(4, '0')}`, merk: `K${index + 1}` };
  return { ...gevelvulling, gevelvullingEnKaderData: { ...gevelvullingEnKaderData, ...eigen } };
};

/** A company of so many projects, each with a list and a photo. */
const fill = async (groupId: number, uid: number, location: string): Promise<void> => {
  const { database, now } = world.services;
  const id = Number(/\d+$/.exec(location)?.[0]);
  await database.execute(sql`
    insert into ${projects} (group_id, uid, name, type_bouw, windgebied, omgevingsgebied, gebouwhoogte,
      windvorm_factor, gevelvullingen_json, created, changed)
    select group_id, uid, 'Project ' || nummer, type_bouw, windgebied, omgevingsgebied, gebouwhoogte,
      windvorm_factor, gevelvullingen_json, created, changed
    from ${projects}, generate_series(2, ${PROJECTEN}::integer) as nummer where id = ${id}`);
  const rows = await database
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.group_id, groupId));
  const bytes = randomBytes(FOTO);
  await world.stores.montageFotos.insert(
    { projectId: id, id: randomUUID(), bytes, verzoek: 'x', uid },
    now(),
  );
  for (const row of rows.filter((each) => each.id !== id)) {
    await database.execute(sql`
      insert into ${montageFotos} (project_id, id, sha256, bytes, bestand, created, verzoek)
      select ${row.id}::integer, gen_random_uuid(), ${sha256Of(bytes)}, bytes, bestand, created, verzoek
      from ${montageFotos} where project_id = ${id}`);
  }
};

test(`an archive of ${PROJECTEN} projects takes no more memory than a part of it`, async () => {
  const groupId = await world.group();
  await giveCatalogus(world, groupId);
  const account = await world.account({ groupId, roles: ['company-administrator'] });
  const beheerder = await world.loggedIn(account);
  const gevelvullingen = Array.from({ length: GEVELVULLINGEN }, (_none, index) =>
    gevelvullingOf(index),
  );
  const body = buildProjectBody({ gevelvullingen_json: JSON.stringify(gevelvullingen) });
  const made = await beheerder.post(`/api/v2/group/${groupId}/user/projects`, body);
  expect(made.status).toBe(201);
  await fill(groupId, account.uid, String(made.headers['location']));
  await beheerder.post(`/api/v2/group/${groupId}/archief`, {});

  const before = megabytesHeld();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytesHeld());
    // Collecting takes long: more often would keep the archive from being made.
  }, 1000);
  const begun = performance.now();
  const errors: string[] = [];
  // Not the error itself: its message has what was written.
  const onError = (error: unknown): void => {
    errors.push(error instanceof Error ? error.name : typeof error);
  };
  await runArchieven(world.services, { onError });
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;

  const { json } = await beheerder.get(`/api/v2/group/${groupId}/archief`);
  const { archief } = archiefSchema.parse(json);
  process.stdout.write(
    `archive of ${PROJECTEN} projects: ${((archief?.bytes ?? 0) / MEGABYTE).toFixed(1)} MB in ${seconds.toFixed(1)} s, ` +
      `at most ${(most - before).toFixed(0)} MB of memory more than before\n`,
  );
  expect(errors).toEqual([]);
  expect(archief).toMatchObject({ stand: 'klaar', gedaan: PROJECTEN, nietOpgenomen: 0 });
  expect(archief?.bytes).toBeGreaterThan(PROJECTEN * FOTO);
  expect(most - before).toBeLessThan(MEEST);
}, 600_000);

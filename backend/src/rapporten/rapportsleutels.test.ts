import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { listRapportsleutels } from '../bewijs/sleutelbos.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('the public keys are for everyone, for a minute, without a session', async () => {
  const answer = await world.visitor().get('/api/v2/rapportsleutels');
  expect(answer.status).toBe(200);
  const { sleutelbos, certificaten } = world.services;
  expect(answer.json).toEqual({
    sleutels: listRapportsleutels(await sleutelbos()),
    certificaten: await certificaten.openbaar(),
  });
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('the secret half of a key is not in the answer', async () => {
  const { sleutels } = await world.services.sleutelbos();
  const { text } = await world.visitor().get('/api/v2/rapportsleutels');
  expect(sleutels).toHaveLength(1);
  for (const { geheim } of sleutels) expect(text).not.toContain(geheim);
  const sleutel = await world.services.certificaten.sleutel();
  expect(text).toContain(Buffer.from(sleutel.certificaat).toString('base64'));
  expect(text).not.toContain(Buffer.from(sleutel.geheim).toString('base64'));
});

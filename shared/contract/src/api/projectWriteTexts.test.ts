import { afterEach, expect, test } from '@jest/globals';

import { buildHttpError } from '../builders/buildHttpError.ts';
import { buildProject } from '../builders/buildProject.ts';
import { serveHttp, type TestServer } from '../builders/serveHttp.ts';
import { projectToBody } from '../projectRecord.ts';
import { addExternalConnection, removeExternalConnection } from './externalConnections.ts';
import { createProject, deleteProject, updateProject } from './projects.ts';
import { projectWriteTexts, type ProjectHandeling } from './projectWriteTexts.ts';
import { createTransport, type Transport } from './transport.ts';

const body = projectToBody(buildProject(), '1');

const CALLS: Record<ProjectHandeling, (api: Transport) => Promise<unknown>> = {
  aanmaken: (api) => createProject(api, 1, { body, idempotencyKey: 'x' }),
  bewerken: (api) => updateProject(api, 1, { projectId: 7, body, revision: null }),
  verwijderen: (api) => deleteProject(api, 1, { projectId: 7, revision: null }),
  koppelen: (api) =>
    addExternalConnection(api, 1, {
      projectId: 7,
      body: {
        type: 'ifc',
        external_id: 'a',
        data: { file_path: 'a.ifc', file_created: null, file_updated: null },
      },
    }),
  ontkoppelen: (api) => removeExternalConnection(api, 1, { projectId: 7, connectionId: 3 }),
};

const servers: TestServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test.each([
  // the words of the contract
  ['aanmaken', 'U bent niet gautoriseerd om dit project aan te maken.'],
  ['bewerken', 'U bent niet gautoriseerd om dit project te bewerken.'],
  ['verwijderen', 'U bent niet gautoriseerd om dit project te verwijderen.'],
  ['koppelen', 'U bent niet gautoriseerd om deze koppeling toe te voegen.'],
  ['ontkoppelen', 'U bent niet gautoriseerd om deze koppeling te verwijderen.'],
] as const)('a server that refuses to let a user %s is told as that', async (handeling, text) => {
  const server = await serveHttp((_request, response) => {
    response.writeHead(403, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: 'Forbidden.', code: 'forbidden' }));
  });
  servers.push(server);
  const api = createTransport({ domain: server.domain });
  const error: unknown = await CALLS[handeling](api).catch((cause: unknown) => cause);
  expect(projectWriteTexts(error, handeling)).toEqual({ 403: text });
});

test.each([
  ['the message of the backend', buildHttpError(422, { serverMessage: 'De naam is te lang.' })],
  ['too many requests', buildHttpError(429)],
  ['maintenance', buildHttpError(503)],
  ['a token that expired', buildHttpError(403, { code: 'csrf_invalid' })],
  ['a ban of the IP address', buildHttpError(403, { code: 'flood_ip' })],
  ['a bug', new TypeError('bug')],
])('the host tells of %s', (_case, error) => {
  expect(projectWriteTexts(error, 'bewerken')).toEqual({});
});

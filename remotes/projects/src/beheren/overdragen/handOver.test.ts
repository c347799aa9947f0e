import { expect, jest, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { projectPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { handOver } from './handOver.ts';

const offline = new NetworkError('Offline.', { method: 'GET', path: '/' });
const project = { ...buildHost().project, refresh: () => Promise.reject(offline) };
const collega = { uid: 8, name: 'Bea' };
const wish = { project: buildProject(), naam: 'Dok', collega, idempotencyKey: 'sleutel' };

test('what is refused as stale is told, also when the newest cannot be read', async () => {
  const refusal = buildHttpError(412);
  const showError = jest.fn<HostApi['showError']>();
  const host = buildHost({
    api: buildTransport(() => Promise.reject(refusal)),
    project,
    showError,
  });

  expect(await handOver(host, wish)).toBe(false);
  expect(showError.mock.calls.map(([error]) => error)).toEqual([refusal]);
});

test('what is handed over is theirs, also when it cannot be read after that', async () => {
  const showError = jest.fn<HostApi['showError']>();
  const navigate = jest.fn<HostApi['navigate']>();
  const api = buildTransport(() => ({ aan: collega, zichtbaar: true }));
  const host = buildHost({ api, project, showError, navigate });

  expect(await handOver(host, wish)).toBe(true);
  expect(showError).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith(projectPath(wish.project.id), { replace: true });
});

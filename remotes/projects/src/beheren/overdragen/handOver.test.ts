import { expect, jest, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { handOver } from './handOver.ts';

test('what is refused as stale is told, also when the newest cannot be read', async () => {
  const refusal = buildHttpError(412);
  const showError = jest.fn<HostApi['showError']>();
  const offline = new NetworkError('Offline.', { method: 'GET', path: '/' });
  const host = buildHost({
    api: buildTransport(() => Promise.reject(refusal)),
    project: { ...buildHost().project, refresh: () => Promise.reject(offline) },
    showError,
  });
  const collega = { uid: 8, name: 'Bea' };
  const wish = { project: buildProject(), naam: 'Dok', collega, idempotencyKey: 'sleutel' };

  expect(await handOver(host, wish)).toBe(false);
  expect(showError.mock.calls.map(([error]) => error)).toEqual([refusal]);
});

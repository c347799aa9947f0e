import { beforeEach, expect, jest, test } from '@jest/globals';

import type { Hit } from './createAnalytics.ts';
import { sendToMatomo } from './sendToMatomo.ts';

const settings = {
  kind: 'matomo',
  endpoint: 'https://meten.example/matomo.php',
  siteId: '3',
} as const;

const sent = jest.fn<(input: string, init: RequestInit & { body: URLSearchParams }) => void>();

beforeEach(() => {
  sent.mockReset();
  Object.assign(globalThis, { fetch: (...call: Parameters<typeof sent>) => sent(...call) });
  Object.assign(crypto, { randomUUID: () => 'toeval' });
});

const whole = { idsite: '3', rec: '1', apiv: '1', send_image: '0', rand: 'toeval' };

test.each<[Hit, object]>([
  [
    { kind: 'page', pattern: '/project/:projectId' },
    { action_name: '/project/:projectId', url: 'http://localhost/project/:projectId' },
  ],
  [
    { kind: 'event', name: 'user_logout' },
    { e_c: 'session', e_a: 'user_logout', ca: '1', url: 'http://localhost' },
  ],
])('%j is sent without cookies and without where it comes from', async (hit, fields) => {
  await sendToMatomo(settings, hit);
  const [endpoint, init] = sent.mock.calls[0] ?? [];
  expect(endpoint).toBe(settings.endpoint);
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  expect(Object.fromEntries(init?.body ?? [])).toEqual({ ...whole, ...fields });
});

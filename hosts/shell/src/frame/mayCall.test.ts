import { expect, test } from '@jest/globals';

import { mayCall } from './mayCall.ts';

const may = (call: string): boolean => {
  const [method = '', path = ''] = call.split(' ');
  const known = (['GET', 'POST', 'PUT', 'DELETE'] as const).find((one) => one === method) ?? 'GET';
  return mayCall({ remoteId: 'meldingen', groupId: 12 }, { method: known, path });
};

test.each([
  'GET /onderdelen/meldingen/notities',
  'POST /onderdelen/meldingen/notities',
  'DELETE /onderdelen/meldingen/notities/1',
  'GET /api/v2/group/12/user/projects',
  'GET /api/v2/group/12/project/7',
])('a remote in a frame may have its page call %s', (call) => {
  expect(may(call)).toBe(true);
});

test.each([
  'POST /api/v2/group/12/project/7',
  'DELETE /api/v2/group/12/project/7',
  'GET /api/v2/group/13/project/7',
  'GET /api/v2/group/120/user/projects',
  'GET /api/v2/group/12/leden',
  'GET /api/v2/user/current',
  'GET /session/token',
  'POST /user/logout',
  'GET /onderdelen/andere/notities',
  'GET /onderdelen/meldingen',
  'GET /onderdelen/meldingen/../andere/notities',
  'GET /onderdelen/meldingen/%2e%2e/andere/notities',
  String.raw`GET /onderdelen/meldingen/..\andere`,
  'GET /onderdelen/meldingen//..//../user/logout',
  'GET //elders.example/onderdelen/meldingen/',
])('it may not call %s', (call) => {
  expect(may(call)).toBe(false);
});

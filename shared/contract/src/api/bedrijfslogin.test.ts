import { expect, test } from '@jest/globals';

import type { BedrijfsloginAntwoord } from '../bedrijfslogin.ts';
import { buildTransport } from '../builders/buildTransport.ts';
import { saveBedrijfslogin } from './bedrijfslogin.ts';

const ANTWOORD: BedrijfsloginAntwoord = {
  bedrijfslogin: null,
  terugadres: 'https://adviestool.example/terug',
  isErmeeIngelogd: false,
  revisie: '"2"',
};

const BODY = {
  issuer: 'https://aanbieder.example',
  clientId: 'adviestool',
  domeinen: ['bedrijf.nl'],
  rolclaim: null,
  rollen: [],
  standaardrol: null,
  wachtwoordVerboden: false,
  geheim: null,
};

test.each([
  ['what it read', { revisie: '"1"' }, { 'If-Match': '"1"' }],
  ['whatever is stored, as one that knows of no revisie', {}, undefined],
])('a caller saves over %s', async (_what, read, expected) => {
  const sent: unknown[] = [];
  const api = buildTransport(({ headers, body }) => {
    sent.push({ headers, body });
    return ANTWOORD;
  });
  await saveBedrijfslogin(api, 12, { ...BODY, ...read });
  expect(sent).toEqual([{ headers: expected, body: BODY }]);
});

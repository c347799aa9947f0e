import { expect, test } from '@jest/globals';

import { buildHttpError } from '../builders/buildHttpError.ts';
import { projectWriteTexts } from './projectWriteTexts.ts';

test.each([
  // the words of the contract
  ['aanmaken', 'U bent niet gautoriseerd om dit project aan te maken.'],
  ['bewerken', 'U bent niet gautoriseerd om dit project te bewerken.'],
  ['verwijderen', 'U bent niet gautoriseerd om dit project te verwijderen.'],
  ['koppelen', 'U bent niet gautoriseerd om deze koppeling toe te voegen.'],
  ['ontkoppelen', 'U bent niet gautoriseerd om deze koppeling te verwijderen.'],
] as const)('a server that refuses to let a user %s is told as that', (handeling, text) => {
  for (const code of ['forbidden', null]) {
    expect(projectWriteTexts(buildHttpError(403, { code }), handeling)).toEqual({ 403: text });
  }
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

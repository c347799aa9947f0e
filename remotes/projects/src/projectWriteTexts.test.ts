import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { expect, test } from '@jest/globals';

import { projectWriteTexts } from './projectWriteTexts.ts';

test.each([
  // specification 8
  ['aanmaken', 'U bent niet gautoriseerd om dit project aan te maken.'],
  ['bewerken', 'U bent niet gautoriseerd om dit project te bewerken.'],
  ['verwijderen', 'U bent niet gautoriseerd om dit project te verwijderen.'],
  ['ontkoppelen', 'U bent niet gautoriseerd om deze koppeling te verwijderen.'],
] as const)('without permission to %s the text says so', (handeling, text) => {
  expect(projectWriteTexts(buildHttpError(403, { code: 'forbidden' }), handeling)).toEqual({
    403: text,
  });
});

test.each([
  ['the message of the backend', buildHttpError(422, { serverMessage: 'De naam is te lang.' })],
  ['too many requests', buildHttpError(429)],
  ['maintenance', buildHttpError(503)],
  ['a ban of the IP address', buildHttpError(403, { code: 'flood_ip' })],
  ['a bug', new TypeError('bug')],
])('the host tells of %s', (_case, error) => {
  expect(projectWriteTexts(error, 'bewerken')).toEqual({});
});

import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { expect, test } from '@jest/globals';

import { saveErrorTexts } from './saveErrorTexts.ts';

test.each([null, 'forbidden'])(
  'without permission (%s) the text is that of the project',
  (code) => {
    expect(saveErrorTexts(buildHttpError(403, { code }))).toEqual({
      // specification 8
      403: 'U bent niet gautoriseerd om dit project te bewerken.',
    });
  },
);

test.each([
  ['a token that expired', buildHttpError(403, { code: 'csrf_invalid' })],
  ['a ban of the IP address', buildHttpError(403, { code: 'flood_ip' })],
  ['maintenance', buildHttpError(503)],
  ['a bug', new TypeError('bug')],
])('the host tells of %s', (_case, error) => {
  expect(saveErrorTexts(error)).toEqual({});
});

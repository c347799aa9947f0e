import { expect, test } from '@jest/globals';

import { antwoordOf } from './antwoord.ts';

test.each([
  ['{"event":"import:data-received"}', { kind: 'received' }],
  [
    '{"event":"import:parse-error","data":{"message":"Could not parse event data."}}',
    { kind: 'refused', message: 'Could not parse event data.' },
  ],
  [
    '{"event":"import:validation-error","data":{"message":"Event data is not valid."}}',
    { kind: 'refused', message: 'Event data is not valid.' },
  ],
  ['{"event":"import:validation-error"}', { kind: 'refused', message: 'import:validation-error' }],
  ['{"event":"iets-anders","data":1}', null],
  ['{"event":', null],
  ['null', null],
  [{ event: 'import:data-received' }, null],
])('%j means %j', (text, antwoord) => {
  expect(antwoordOf(text)).toEqual(antwoord);
});

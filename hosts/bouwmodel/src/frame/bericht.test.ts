import { expect, test } from '@jest/globals';

import { berichtOf } from './bericht.ts';

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
  [
    '{"event":"import:validation-error","data":{"message":"Nee.","field":"metadata.id"}}',
    { kind: 'refused', message: 'Nee. (metadata.id)' },
  ],
  [
    '{"event":"import:validation-error","data":{"message":"Nee.","reason":"Te lang."}}',
    { kind: 'refused', message: 'Nee. Te lang.' },
  ],
  [
    '{"event":"adviezen:error","data":{"version":2,"metadata":{"type":"ifc","id":"m"},"reden":"niet-ingelogd"}}',
    {
      kind: 'geenAdviezen',
      fout: { version: 2, metadata: { type: 'ifc', id: 'm' }, reden: 'niet-ingelogd' },
    },
  ],
  ['{"event":"adviezen:error","data":{"version":2,"reden":"anders"}}', null],
  ['{"event":"ready","data":{"versions":[1,2],"release":"x"}}', { kind: 'ready' }],
  [
    '{"event":"import:result","data":{"version":2,"metadata":{"type":"ifc","id":"m"},"uitkomst":"bijgewerkt","projectId":7,"gevelvullingen":2,"aantallen":{"nieuw":1,"gewijzigd":0,"vervallen":1}}}',
    { kind: 'done', metadata: { type: 'ifc', id: 'm' }, uitkomst: 'bijgewerkt' },
  ],
  ['{"event":"import:result","data":{"version":2}}', null],
  [
    '{"event":"adviezen","data":{"version":2,"project":{"id":7,"naam":null,"metadataId":"m"},"gevelvullingen":[]}}',
    {
      kind: 'adviezen',
      adviezen: {
        version: 2,
        project: { id: 7, naam: null, metadataId: 'm' },
        gevelvullingen: [],
      },
    },
  ],
  ['{"event":"adviezen","data":{"version":3}}', null],
  ['{"event":"iets-anders","data":1}', null],
  ['{"event":', null],
  ['null', null],
  [{ event: 'import:data-received' }, null],
])('%j means %j', (text, antwoord) => {
  expect(berichtOf(text)).toEqual(antwoord);
});

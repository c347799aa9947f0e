import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { expect, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import { fillersOf } from './fillersOf.ts';

const PLACE = 'project.section/v1';

const remotes = buildRemotes([
  buildDocument({ id: 'projects' }),
  buildDocument({ id: 'meldingen', slots: [PLACE, 'header.menu/v1'] }),
  buildDocument({ id: 'prijzen', slots: [PLACE] }),
]);

test.each([
  ['that it says nothing of has every remote that fills it', {}, ['meldingen', 'prijzen']],
  ['has the order that it says', { [PLACE]: ['prijzen', 'meldingen'] }, ['prijzen', 'meldingen']],
  ['is without whom it leaves out', { [PLACE]: ['prijzen'] }, ['prijzen']],
  ['may be left empty', { [PLACE]: [] }, []],
])('a place of a variant %s', (_what, slots, fillers) => {
  expect(fillersOf({ remotes, variant: buildVariant({ slots }) }, PLACE)).toEqual(fillers);
});

import { expect, test } from '@jest/globals';

import {
  GEEN_KEUZES,
  answerVraag,
  chooseDubbel,
  chooseKopRij,
  chooseVeld,
  leaveOut,
} from './lijstKeuzes.ts';

test('taking a row in again takes back that it was passed over as a double, and nothing else', () => {
  const skipped = chooseDubbel([2, 3], 'overslaan')(chooseDubbel([4], 'nieuw')(GEEN_KEUZES));
  const again = leaveOut([2, 4], false)(skipped);
  expect(again.dubbel).toEqual({ 3: 'overslaan', 4: 'nieuw' });
  expect(leaveOut([2], true)(skipped)).toMatchObject({
    dubbel: skipped.dubbel,
    weggelaten: new Set([2]),
  });
});

test('what was said of the columns of one header is not said of those of another', () => {
  const pui = answerVraag('waarde:gevelvullingType:pui', 'schuifpui')(GEEN_KEUZES);
  const gewicht = answerVraag('veld:6', 'totaalgewicht')(chooseVeld(4, 'breedte')(pui));
  expect(chooseKopRij(5)(gewicht)).toEqual({ ...pui, kopRij: 5 });
});

import { expect, test } from '@jest/globals';

import { zichtbareNummers } from './ankers.ts';

test.each([
  // number of ankers, px between them, numbers in the order in which they claim room
  [1, 400, [1]],
  [4, 60, [1, 4, 2, 3]],
  [7, 10, [1, 7, 2, 4, 6]],
  [12, 5, [1, 12, 5, 10]],
  [25, 2, [1, 25, 10, 20]],
])('%i ankers %i px apart show %j', (aantal, steek, nummers) => {
  expect(zichtbareNummers(aantal, steek)).toEqual(nummers);
});

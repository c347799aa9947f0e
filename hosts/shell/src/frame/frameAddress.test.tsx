import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { variantRemoteSchema } from '@adviestool/contract/variant';
import { expect, test } from '@jest/globals';

import { frameAddress } from './frameAddress.ts';

const addressAt = (origin?: string) =>
  frameAddress(
    {
      release: 'r1',
      variant: buildVariant({
        remotes: { vreemd: variantRemoteSchema.parse({ isolate: 'frame', origin }) },
      }),
    },
    'vreemd',
  );

test.each([undefined, 'https://vreemd.example.nl'])(
  'a frame of %s opens no window, and leads its page nowhere',
  (origin) => {
    expect(addressAt(origin).sandbox).not.toMatch(/popups|top-navigation|modals/);
  },
);

test('it keeps its origin where that is not the one of the page', () => {
  expect(addressAt('https://vreemd.example.nl').sandbox).toContain('allow-same-origin');
  for (const origin of [undefined, location.origin]) {
    expect(addressAt(origin).sandbox).not.toContain('allow-same-origin');
  }
});

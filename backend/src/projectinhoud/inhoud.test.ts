import { expect, test } from '@jest/globals';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { inhoudOf } from './inhoud.ts';

test.each(['\u202AKantoor Zuid', 'Kantoor\u200E', ' Kantoor'])(
  'a name that was stored before it had to be visible is read: %j',
  (name) => {
    const row = { ...buildProjectBody({ name }), gevelvullingen_json: '[]' };
    expect(inhoudOf(row).data.name).toBe(name);
  },
);

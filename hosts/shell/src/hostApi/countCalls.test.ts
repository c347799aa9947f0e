import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { countCalls } from './countCalls.ts';

test.each([true, false])(
  'a call is under way until it has ended, answered: %p',
  async (isAnswered) => {
    const ends: ((isAnswered: boolean) => void)[] = [];
    const { api, isCalling } = countCalls(
      buildTransport(
        () =>
          new Promise((resolve, reject) => {
            ends.push((isGood) => (isGood ? resolve('ja') : reject(new Error('nee'))));
          }),
      ),
    );
    expect(isCalling()).toBe(false);
    const call = api.request({ method: 'GET', path: '/x', answer: z.string() }).catch(() => null);
    expect(isCalling()).toBe(true);
    ends[0]?.(isAnswered);
    expect((await call)?.data).toBe(isAnswered ? 'ja' : undefined);
    expect(isCalling()).toBe(false);
  },
);

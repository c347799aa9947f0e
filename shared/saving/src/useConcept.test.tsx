import { beforeEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { act, renderHook } from '@testing-library/react';
import { z } from 'zod';

import { useConcept } from './useConcept.ts';

const schema = z.object({ breedte: z.number() });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The concept of what is loaded, and how often it was drawn. */
const renderConcept = () => {
  const host = buildHost();
  const begin = { breedte: 1200 };
  let drawn = 0;
  const rendered = renderHook(
    ({ loaded }) => {
      drawn += 1;
      return useConcept(host, {
        subject: '7:a1b2c3d4',
        schema,
        loaded,
        basisOf: ({ breedte }) => String(breedte),
      });
    },
    { initialProps: { loaded: begin } },
  );
  return { ...rendered, begin, drawn: () => drawn };
};

test('a key that makes the input what is saved draws nothing anew', () => {
  const { result, drawn } = renderConcept();
  act(() => result.current.keep({ breedte: 12005 }));
  const before = drawn();
  act(() => result.current.clear());
  expect(result.current.isKept()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  expect(drawn()).toBe(before);
});

test('a key that gives the input up shows what was saved elsewhere meanwhile', () => {
  const { result, rerender, begin } = renderConcept();
  act(() => result.current.keep({ breedte: 12005 }));
  const saved = { breedte: 1500 };
  rerender({ loaded: saved });
  expect(result.current.opened).toBe(begin);
  act(() => result.current.clear());
  expect(result.current.opened).toBe(saved);
  expect(result.current.basis).toBe('1500');
});

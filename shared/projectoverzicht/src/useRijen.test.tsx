import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { renderHook, waitFor } from '@testing-library/react';

import { useRijen } from './useRijen.ts';

const { projectGegevens } = buildProject();
const catalogus = buildHost().catalogus.loaded();

const listOf = (aantal: number): Gevelvulling[] =>
  Array.from({ length: aantal }, () => buildGevelvulling());

const renderRijen = (first: readonly Gevelvulling[]) =>
  renderHook(({ gevelvullingen }) => useRijen({ gevelvullingen, projectGegevens, catalogus }), {
    initialProps: { gevelvullingen: first },
  });

test('few rows are there at once', () => {
  const { result } = renderRijen(listOf(20));
  expect(result.current).toHaveLength(20);
});

test('many rows are worked out while the page goes on, and one that changes is there at once', async () => {
  const many = listOf(200);
  const { result, rerender } = renderRijen(many);
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toHaveLength(200));
  const before = result.current;

  const changed = buildGevelvulling({ detailleringData: {} });
  rerender({ gevelvullingen: [changed, ...many.slice(1)] });
  expect(result.current?.[0]?.toestand).toBe('concept');
  expect(result.current?.slice(1)).toEqual(before?.slice(1));
});

test('rows of other gevelvullingen, as of the project before, are not shown meanwhile', async () => {
  const { result, rerender } = renderRijen(listOf(20));
  const { gevelvullingEnKaderData: kader, ...rest } = buildGevelvulling();
  const ander = { ...rest, gevelvullingEnKaderData: { ...kader, id: 'b2c3d4e5' } };
  rerender({ gevelvullingen: Array.from({ length: 100 }, () => ({ ...ander })) });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toHaveLength(100));
});

test('the rows of before stay until many new ones are worked out', async () => {
  const { result, rerender } = renderRijen(listOf(20));
  const before = result.current;
  rerender({ gevelvullingen: listOf(100) });
  expect(result.current).toBe(before);
  await waitFor(() => expect(result.current).toHaveLength(100));
});

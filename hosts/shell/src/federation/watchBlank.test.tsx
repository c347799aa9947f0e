import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { BLANK_AFTER, watchBlank } from './watchBlank.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const watch = (content: ReactNode) => {
  render(<main>{content}</main>);
  const onBlank = jest.fn();
  return { onBlank, end: watchBlank(onBlank) };
};

const wait = () => act(() => jest.advanceTimersByTime(BLANK_AFTER));

test('a page that shows nothing is told of, once', () => {
  const { onBlank } = watch(<div />);
  wait();
  wait();
  expect(onBlank).toHaveBeenCalledTimes(1);
});

test.each([
  ['a text', <p key="p">Geen projecten</p>],
  ['a picture', <svg key="s" />],
])('a page with %s is not blank', (_what, content) => {
  const { onBlank } = watch(content);
  wait();
  expect(onBlank).not.toHaveBeenCalled();
});

test('a page that was left is not looked at', () => {
  const { onBlank, end } = watch(null);
  end();
  wait();
  expect(onBlank).not.toHaveBeenCalled();
});

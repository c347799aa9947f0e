import { expect, jest, test } from '@jest/globals';

import { withEarlyStart } from './withEarlyStart.ts';

const URL_OF_START = '/api/v2/start?group=1';

const openEarly = () => {
  const send = jest.fn<typeof fetch>(async () => new Response('later'));
  const begun = {
    start: { url: URL_OF_START, answer: Promise.resolve(new Response('early')) },
    pages: [],
    shown: null,
    hasStarted: true,
    fetchAhead: () => [],
  };
  const early = withEarlyStart(send, begun);
  const textOf = async (url: string): Promise<string> => (await early(url)).text();
  return { send, textOf };
};

test('the call that was sent early is not sent again, but the next one is', async () => {
  const { send, textOf } = openEarly();
  expect(await textOf(URL_OF_START)).toBe('early');
  expect(send).not.toHaveBeenCalled();
  expect(await textOf(URL_OF_START)).toBe('later');
});

test('any other call is sent, and leaves the early one for who asks for it', async () => {
  const { textOf } = openEarly();
  expect(await textOf('/api/v2/start?group=2')).toBe('later');
  expect(await textOf(URL_OF_START)).toBe('early');
});

test('without an early call everything is sent', async () => {
  const send = jest.fn<typeof fetch>(async () => new Response('later'));
  expect(await (await withEarlyStart(send, undefined)(URL_OF_START)).text()).toBe('later');
});

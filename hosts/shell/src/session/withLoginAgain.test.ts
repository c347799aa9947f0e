import { createTransport } from '@adviestool/contract/api/transport';
import { expect, jest, test } from '@jest/globals';
import { z } from 'zod';

import { withLoginAgain } from './withLoginAgain.ts';

/** A backend on which the session has ended, until `isLoggedIn` says otherwise. */
const createBackend = () => {
  const state: { isLoggedIn: boolean; writes: unknown[] } = { isLoggedIn: false, writes: [] };
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === '/session/token') return new Response('token');
    if (!state.isLoggedIn) {
      return Response.json({ message: 'Nee.', code: 'authenticated_only' }, { status: 403 });
    }
    state.writes.push(await request.json());
    return Response.json({ id: 7 });
  };
  return { state, transport: createTransport({ domain: 'http://backend.test', fetch: send }) };
};

const write = {
  method: 'POST',
  body: { name: 'a' },
  answer: z.object({ id: z.number() }),
} as const;

test('a refused write waits for the login and is then sent once', async () => {
  const { state, transport } = createBackend();
  const expired = jest.fn(async () => {
    state.isLoggedIn = true;
    return true;
  });
  const { data } = await withLoginAgain(transport, { expired }).request({ ...write, path: '/x' });
  expect(data).toEqual({ id: 7 });
  expect(expired).toHaveBeenCalledTimes(1);
  expect(state.writes).toEqual([{ name: 'a' }]);
});

test('without that login the refusal goes to the page, and nothing is sent for anybody else', async () => {
  const { state, transport } = createBackend();
  const expired = async (): Promise<boolean> => {
    state.isLoggedIn = true;
    return false;
  };
  await expect(
    withLoginAgain(transport, { expired }).request({ ...write, path: '/x' }),
  ).rejects.toMatchObject({ status: 403, code: 'authenticated_only' });
  expect(state.writes).toEqual([]);
});

test('a logout asks for no login', async () => {
  const { transport } = createBackend();
  const expired = jest.fn(async () => true);
  await expect(
    withLoginAgain(transport, { expired }).request({ ...write, path: '/api/v2/user/logout' }),
  ).rejects.toMatchObject({ status: 403 });
  expect(expired).not.toHaveBeenCalled();
});

test('what is refused because its user logs out is told to nobody, and asks for no login', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  const transport = createTransport({
    domain: 'http://backend.test',
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url);
      if (pathname === '/list') return new Promise((resolve) => waiting.push(resolve));
      return pathname === '/session/token' ? new Response('token') : Response.json({ id: 1 });
    },
  });
  const expired = jest.fn(async () => true);
  const api = withLoginAgain(transport, { expired });
  const told = jest.fn();
  api.request({ ...write, method: 'GET', path: '/list' }).then(told, told);
  await api.request({ ...write, path: '/api/v2/user/logout' });

  waiting[0]?.(Response.json({ message: 'Nee.', code: 'authenticated_only' }, { status: 403 }));
  // A later call has its answer: the refusal has had its time.
  await api.request({ ...write, path: '/later' });
  expect(told).not.toHaveBeenCalled();
  expect(expired).not.toHaveBeenCalled();
});

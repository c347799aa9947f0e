import { expect, test } from '@jest/globals';
import { createMemoryRouter, redirect } from 'react-router';

import { createHistoryMiddleware } from './createHistoryMiddleware.ts';

const nothing = (): null => null;

const lead = () => redirect('/new');

/** Opens the last of these addresses, which is then the one in the address bar. */
const open = async (...addresses: string[]) => {
  const bar = { path: addresses.at(-1) };
  const router = createMemoryRouter(
    [
      {
        middleware: [createHistoryMiddleware((url) => new URL(url).pathname === bar.path)],
        children: [
          { path: '/away', loader: nothing },
          { path: '/new', loader: nothing },
          { path: '/old', loader: lead },
          {
            path: '/guarded',
            loader: nothing,
            middleware: [
              () => {
                throw lead();
              },
            ],
          },
        ],
      },
    ],
    { initialEntries: addresses },
  );
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
  });
  return router;
};

test.each(['/old', '/guarded'])(
  'who opens %s by its address goes back to where they came from',
  async (path) => {
    const router = await open('/away', path);
    expect(router.state.location.pathname).toBe('/new');
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/away');
  },
);

test.each(['/old', '/guarded'])('so does who follows a link to %s', async (path) => {
  const router = await open('/away');
  await router.navigate(path);
  expect(router.state.location.pathname).toBe('/new');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/away');
});

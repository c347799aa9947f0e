import { expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import { BedrijfLogin } from './BedrijfLogin.tsx';

/** The dialog of a session that has ended; the backend knows this user by now. */
const showAgain = (uid: number) => {
  const renewed = jest.fn(async () => undefined);
  const asked = jest.fn(() => ({ user: { uid, name: 'jansen', roles: [] }, groups: {} }));
  const host = buildHost({ api: buildTransport(asked) });
  const session = { ...host.session, renewed };
  render(
    <BedrijfLogin
      host={{ ...host, session }}
      bedrijf="Kozijnen BV"
      bestemming={null}
      reden={null}
    />,
  );
  return { renewed, asked };
};

test('over a page the login is done in another tab, and the page goes on when that is done', async () => {
  const { renewed } = showAgain(3);
  const link = screen.getByRole('link', { name: 'Inloggen met Kozijnen BV' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(renewed).not.toHaveBeenCalled();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(renewed).toHaveBeenCalledTimes(1));
});

test('who comes back without having logged in finds the page as it was', async () => {
  const { renewed, asked } = showAgain(0);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(renewed).not.toHaveBeenCalled();
});

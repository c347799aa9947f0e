import { beforeEach, expect, test } from '@jest/globals';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

const idOf = (nummer: number): string => String(nummer).padStart(8, '0');

const gevelvullingOf = (nummer: number) => {
  const gevelvulling = buildGevelvulling();
  const { gevelvullingEnKaderData } = gevelvulling;
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvullingEnKaderData, id: idOf(nummer), merk: `K${nummer}` },
  };
};

/** Visits the advice of the second of so many. */
const visit = async (aantal: number) => {
  const gevelvullingen = Array.from({ length: aantal }, (_none, index) =>
    gevelvullingOf(index + 1),
  );
  const last = gevelvullingOf(aantal + 1);
  const router = renderWizard({
    url: `/project/7/gevelvulling/${idOf(2)}/advies`,
    host: buildHost(buildProject(...gevelvullingen, { ...last, detailleringData: {} })),
  });
  await screen.findByText('Advies per zijde');
  const nav = within(screen.getByRole('navigation', { name: 'Gevelvullingen van het project' }));
  return { router, nav, user: userEvent.setup() };
};

const pathOf = (nummer: number, step = 'advies'): string =>
  `/project/7/gevelvulling/${idOf(nummer)}/${step}`;

beforeEach(() => {
  sessionStorage.clear();
});

test('the gevelvullingen before and after open at the same step', async () => {
  const { router, nav, user } = await visit(3);

  await user.click(nav.getByRole('link', { name: /^Vorige gevelvulling: K1/ }));
  await waitFor(() => expect(nav.queryByRole('link', { name: /^Vorige/ })).toBeNull());
  expect(router.state.location.pathname).toBe(pathOf(1));
  await user.click(nav.getByRole('link', { name: /^Volgende gevelvulling: K2/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(pathOf(2)));
});

test('the keys do the same, and lead to the furthest step that is admitted', async () => {
  const { router, nav } = await visit(2);

  fireEvent.keyDown(document.body, { code: 'PageDown' });
  expect(router.state.location.pathname).toBe(pathOf(2));
  fireEvent.keyDown(document.body, { code: 'PageDown', altKey: true });
  await waitFor(() => expect(router.state.location.pathname).toBe(pathOf(3, 'detaillering')));
  await nav.findByRole('button', { name: /^K3 / });
  fireEvent.keyDown(document.body, { code: 'PageUp', altKey: true });
  await waitFor(() => expect(router.state.location.pathname).toBe(pathOf(2, 'detaillering')));
});

test('what was typed is asked about before another gevelvulling opens', async () => {
  const { router, user } = await visit(3);
  await user.type(screen.getByRole('textbox', { name: /^Gekozen, onderzijde/ }), '9');

  fireEvent.keyDown(document.body, { code: 'PageDown', altKey: true });
  const question = await screen.findByRole('alertdialog', { name: 'Wijzigingen niet opgeslagen' });
  await user.click(within(question).getByRole('button', { name: 'Blijven' }));

  expect(router.state.location.pathname).toBe(pathOf(2));
  expect(screen.getByRole('textbox', { name: /^Gekozen, onderzijde/ })).toHaveProperty(
    'value',
    '9',
  );
});

test('a long list of merken can be searched, and Enter goes to the first that is found', async () => {
  const { router, user } = await visit(30);

  fireEvent.keyDown(document.body, { code: 'KeyJ', altKey: true });
  const dialog = within(screen.getByRole('dialog', { name: 'Naar gevelvulling' }));
  await user.type(dialog.getByRole('searchbox'), 'k27{Enter}');

  await waitFor(() => expect(router.state.location.pathname).toBe(pathOf(27)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a short list needs no search', async () => {
  const { router, nav, user } = await visit(3);

  await user.click(nav.getByRole('button', { name: /^K2 .*andere gevelvulling kiezen/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Naar gevelvulling' }));
  expect(dialog.queryByRole('searchbox')).toBeNull();
  await user.click(dialog.getByRole('link', { name: /^K3/ }));

  await waitFor(() => expect(router.state.location.pathname).toBe(pathOf(3)));
});

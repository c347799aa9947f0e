import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Menu } from './Menu.tsx';

beforeAll(() => {
  // jsdom lacks it; the ids of a menu are plain words.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });
});

const renderMenu = () => {
  const remove = jest.fn();
  const navigate = jest.fn();
  render(
    <Menu
      label="Acties voor K1"
      items={[
        { id: 'edit', label: 'Bewerken', href: '/k1' },
        { id: 'remove', label: 'Verwijderen', danger: true, onAction: remove },
      ]}
      onNavigate={navigate}
    />,
  );
  return { remove, navigate, trigger: screen.getByRole('button', { name: 'Acties voor K1' }) };
};

test('the keyboard opens the menu, walks it and acts', async () => {
  const { remove, trigger } = renderMenu();
  await userEvent.tab();
  expect(document.activeElement).toBe(trigger);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Acties voor K1' })).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an entry acts when the menu is gone and its button has the focus', async () => {
  const { remove, trigger } = renderMenu();
  const seen: unknown[] = [];
  remove.mockImplementation(() => {
    seen.push(document.activeElement, screen.queryByRole('menu'));
  });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Verwijderen' }));
  expect(seen).toEqual([trigger, null]);
});

test('Escape closes the menu and gives the focus back', async () => {
  const { trigger } = renderMenu();
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test.each([
  ['a click', () => userEvent.click(screen.getByRole('menuitem', { name: 'Bewerken' }))],
  ['Enter', () => userEvent.keyboard('{Home}{Enter}')],
])('%s on an entry that leads somewhere goes through the router', async (_way, choose) => {
  const { navigate, trigger } = renderMenu();
  await userEvent.click(trigger);
  expect(screen.getByRole('menuitem', { name: 'Bewerken' }).getAttribute('href')).toBe('/k1');
  await choose();
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith('/k1');
});

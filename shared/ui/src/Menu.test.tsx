import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Menu } from './Menu.tsx';

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

test('an entry for another site opens a tab of its own, past the router', async () => {
  const navigate = jest.fn();
  render(
    <Menu
      label="Menu"
      items={[{ id: 'site', label: 'Bedrijf', href: 'https://bedrijf.example/', external: true }]}
      onNavigate={navigate}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const entry = screen.getByRole('menuitem', { name: 'Bedrijf (opent in een nieuw tabblad)' });
  expect(entry.getAttribute('target')).toBe('_blank');
  expect(entry.getAttribute('rel')).toBe('noopener');
  await userEvent.click(entry);
  expect(navigate).not.toHaveBeenCalled();
});

const openAndLeave = async () => {
  const { trigger } = renderMenu();
  render(<button type="button">Elders</button>);
  await userEvent.click(trigger);
  const entry = screen.getByRole('menuitem', { name: 'Bewerken' });
  await waitFor(() => expect(document.activeElement).toBe(entry));
  jest.useFakeTimers();
  fireEvent.blur(entry, { relatedTarget: screen.getByText('Elders') });
  return entry;
};
const pass = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

describe('when the focus leaves an open menu', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('it closes after 200 ms', async () => {
    await openAndLeave();
    pass(199);
    expect(screen.getByRole('menu')).toBeTruthy();
    pass(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('it stays when the focus comes back in time', async () => {
    const entry = await openAndLeave();
    pass(199);
    fireEvent.focus(entry);
    pass(1000);
    expect(screen.getByRole('menu')).toBeTruthy();
  });
});

const renderWithShortcut = (): void => {
  render(
    <>
      <Menu label="Menu" shortcut="m" items={[{ id: 'a', label: 'Maten', href: '/a' }]} />
      <label>
        Naam <input />
      </label>
      <select aria-label="Soort">
        <option>Muur</option>
      </select>
      <p contentEditable suppressContentEditableWarning>
        Tekst
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as a grid is made. */}
      <table role="grid">
        <tbody>
          <tr>
            <td>Cel</td>
          </tr>
        </tbody>
      </table>
    </>,
  );
};
const press = (target: Element, change: object = {}): boolean =>
  fireEvent.keyDown(target, { key: 'm', ...change });

describe('the shortcut of a menu', () => {
  test('opens it, and closes it with the focus on its button', async () => {
    renderWithShortcut();
    press(document.body);
    const entry = await screen.findByRole('menuitem', { name: 'Maten' });
    await waitFor(() => expect(document.activeElement).toBe(entry));
    press(entry);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  test('is not what a browser sends that fills in a form', () => {
    renderWithShortcut();
    expect(() =>
      document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
    ).not.toThrow();
  });

  test('works with Caps Lock too', async () => {
    renderWithShortcut();
    press(document.body, { key: 'M' });
    expect(await screen.findByRole('menuitem', { name: 'Maten' })).toBeTruthy();
  });

  test.each([
    ['in a text field', () => press(screen.getByRole('textbox'))],
    ['in a select', () => press(screen.getByRole('combobox'))],
    ['in editable text', () => press(screen.getByText('Tekst'))],
    ['in a cell of a grid', () => press(screen.getByText('Cel'))],
    ['with Control', () => press(document.body, { ctrlKey: true })],
    ['with Alt', () => press(document.body, { altKey: true })],
    ['while it repeats', () => press(document.body, { repeat: true })],
    [
      'behind an open dialog',
      () => {
        const dialog = document.body.appendChild(document.createElement('dialog'));
        dialog.open = true;
        const outcome = press(document.body);
        dialog.remove();
        return outcome;
      },
    ],
  ])('is a plain letter %s', (_where, pressThere) => {
    renderWithShortcut();
    // True: nobody has taken the key.
    expect(pressThere()).toBe(true);
  });
});

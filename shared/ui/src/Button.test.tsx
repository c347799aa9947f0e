import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Button } from './Button.tsx';

test('a button submits nothing unless it says so', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Annuleren</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(submit).not.toHaveBeenCalled();
});

test('a busy button keeps its focus, says so and does nothing', async () => {
  const click = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={click}>
        Opslaan
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Opslaan bezig' });
  button.focus();
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('pressing a submit button leaves the focus in the field until it is released', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Breedte" />
      <Button type="submit">Volgende</Button>
    </form>,
  );
  const field = screen.getByRole('textbox');
  field.focus();
  const button = screen.getByRole('button');
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(document.activeElement).toBe(field);
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(document.activeElement).toBe(button);
});

import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';

import { Form } from './Form.tsx';
import { RadioCardsField } from './RadioCardsField.tsx';
import { RadioField } from './RadioField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { validateWithZod } from './validateWithZod.ts';

const validate = validateWithZod(
  z.object({
    windgebied: z.literal([1, 2, 3]),
    bevestigingsmiddelen: z.boolean(),
  }),
);

const renderForm = (windgebied: number | null = null) => {
  const submit = jest.fn((_values: object) => undefined);
  render(
    <Form
      initialValues={{ windgebied, bevestigingsmiddelen: null }}
      validate={validate}
      onSubmit={submit}
    >
      <RadioCardsField
        name="windgebied"
        label="Windgebied"
        hint="Zie de kaart."
        options={[
          { value: 1, label: 'I', description: 'Kust', picture: <svg /> },
          { value: 2, label: 'II' },
          { value: 3, label: 'III' },
        ]}
      />
      <RadioField
        name="bevestigingsmiddelen"
        label="Bevestigingsmiddelen"
        options={[
          { value: true, label: 'Ja' },
          { value: false, label: 'Nee' },
        ]}
      />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return { submit, save: () => userEvent.click(screen.getByRole('button', { name: 'Opslaan' })) };
};

test('the choices keep the type of their values', async () => {
  const { submit, save } = renderForm();
  await userEvent.click(screen.getByRole('radio', { name: 'II' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Nee' }));
  await save();
  expect(submit.mock.calls[0]?.[0]).toEqual({
    windgebied: 2,
    bevestigingsmiddelen: false,
  });
});

test('the arrow keys walk the choices and choose', async () => {
  renderForm(1);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'I' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'II' })).toHaveProperty('checked', true);
});

test('a group is named and described, a choice describes itself', () => {
  renderForm();
  expect(
    screen.getByRole('radiogroup', { name: 'Windgebied', description: 'Zie de kaart.' }),
  ).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'I', description: 'Kust' })).toBeTruthy();
});

test('a group without a choice is refused, and the summary leads to its first choice', async () => {
  const { save } = renderForm();
  await save();
  expect(
    screen
      .getByRole('radiogroup', { description: 'Zie de kaart. Dit veld is verplicht.' })
      .getAttribute('aria-invalid'),
  ).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'Windgebied: Dit veld is verplicht.' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'I' }));
});

test('walking from choice to choice does not leave the group', async () => {
  renderForm();
  const group = screen.getByRole('radiogroup', { name: 'Windgebied' });
  screen.getByRole('radio', { name: 'I' }).focus();
  screen.getByRole('radio', { name: 'II' }).focus();
  expect(group.hasAttribute('aria-invalid')).toBe(false);
});

import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';

import { Form } from './Form.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { validateWithZod } from './validateWithZod.ts';

const validate = validateWithZod(z.object({ breedte: z.number().min(400) }));

const renderField = (breedte: number | null, props: Partial<NumberFieldProps> = {}) => {
  const submit = jest.fn((_values: object) => undefined);
  render(
    <Form initialValues={{ breedte }} validate={validate} onSubmit={submit}>
      <NumberField name="breedte" label="Breedte" unit="mm" {...props} />
      <button type="submit">Opslaan</button>
    </Form>,
  );
  return { submit, input: screen.getByRole('textbox', { name: 'Breedte, mm' }) };
};

test('the unit is part of the name of the field', () => {
  const { input } = renderField(null);
  expect(input.getAttribute('inputmode')).toBe('decimal');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('an optional field says so', () => {
  render(
    <Form initialValues={{}} onSubmit={() => undefined}>
      <NumberField name="breedte" label="Breedte" unit="mm" optional integer />
    </Form>,
  );
  const input = screen.getByRole('textbox', { name: 'Breedte, mm (optioneel)' });
  expect(input.getAttribute('inputmode')).toBe('numeric');
  expect(input.getAttribute('aria-required')).toBe('false');
});

test.each([
  ['1.5', '1,5'],
  ['12500', '12.500'],
  ['1.200', '1200'],
  ['0,10', '0,1'],
  ['  45 ', '45'],
])('%j stays as typed until the field is left, then reads %j', async (typed, text) => {
  const { input } = renderField(null);
  await userEvent.type(input, typed);
  expect(input).toHaveProperty('value', typed);
  await userEvent.tab();
  expect(input).toHaveProperty('value', text);
});

test('the form gets a number', async () => {
  const { input, submit } = renderField(null);
  await userEvent.type(input, '1.200,5{Enter}');
  expect(submit.mock.calls[0]?.[0]).toEqual({ breedte: 1200.5 });
});

test('nothing is null, and asked for', async () => {
  const { input } = renderField(1200);
  await userEvent.clear(input);
  await userEvent.tab();
  expect(screen.getByRole('textbox', { description: 'Dit veld is verplicht.' })).toBe(input);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('text that is no number stays and is named as such', async () => {
  const { input, submit } = renderField(1200);
  await userEvent.clear(input);
  await userEvent.type(input, '12 mm');
  await userEvent.tab();
  expect(input).toHaveProperty('value', '12 mm');
  expect(screen.getByRole('textbox', { description: 'Vul een getal in.' })).toBe(input);
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(submit).not.toHaveBeenCalled();
});

test('a number out of bounds is refused, not changed', async () => {
  const { input } = renderField(null);
  await userEvent.type(input, '399');
  await userEvent.tab();
  expect(input).toHaveProperty('value', '399');
  expect(
    screen.getByRole('textbox', { description: 'Getal moet groter of gelijk zijn aan 400.' }),
  ).toBe(input);
});

test('an error waits until the field is left', async () => {
  const { input } = renderField(null);
  await userEvent.type(input, '3');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a large paste is kept and refused', async () => {
  const { input } = renderField(null);
  await userEvent.click(input);
  await userEvent.paste('9'.repeat(5000));
  await userEvent.tab();
  expect(screen.getByRole('textbox', { description: 'Vul een getal in.' })).toBe(input);
});

test('the arrow keys step in tenths without drifting, and only when asked', async () => {
  const { input } = renderField(0.1, { step: 0.1 });
  await userEvent.type(input, '{ArrowUp}{ArrowUp}');
  expect(input).toHaveProperty('value', '0,3');
  await userEvent.type(input, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(input).toHaveProperty('value', '-0,1');
});

import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Form } from './Form.tsx';
import { NumberField } from './NumberField.tsx';
import { useFormValues } from './useFormValues.ts';

interface Values {
  breedte: number | string | null;
  hoogte: number | string | null;
}

const isBreed = (values: object): boolean =>
  'breedte' in values && typeof values.breedte === 'number' && values.breedte > 50;

const renderForm = ({ afterTyping = false } = {}) => {
  const draws = jest.fn();
  const Oordeel = () => {
    const breed = useFormValues((values) => ({ breed: isBreed(values) }), { afterTyping });
    draws();
    return <p>{breed.breed ? 'Breed' : 'Smal'}</p>;
  };
  render(
    <Form<Values> initialValues={{ breedte: 1, hoogte: 1 }} onSubmit={() => undefined}>
      <NumberField name="breedte" label="Breedte" />
      <NumberField name="hoogte" label="Hoogte" />
      <Oordeel />
    </Form>,
  );
  const drawn = () => draws.mock.calls.length;
  return { drawn };
};

test('what reads the same of a form is not drawn anew at a key', async () => {
  const { drawn } = renderForm();
  const before = drawn();

  await userEvent.type(screen.getByRole('textbox', { name: 'Hoogte' }), '234');
  expect(drawn()).toBe(before);

  await userEvent.type(screen.getByRole('textbox', { name: 'Breedte' }), '23');
  expect(screen.getByText('Breed')).toBeTruthy();
  expect(drawn()).toBe(before + 1);
});

test('what may lag behind follows who types on when there is a pause, and who leaves the field', async () => {
  jest.useFakeTimers();
  try {
    const { drawn } = renderForm({ afterTyping: true });
    const before = drawn();
    const user = userEvent.setup({
      delay: 100,
      advanceTimers: (by) => jest.advanceTimersByTime(by),
    });

    await user.type(screen.getByRole('textbox', { name: 'Breedte' }), '234');
    expect(screen.queryByText('Breed')).toBeNull();

    act(() => jest.advanceTimersByTime(150));
    expect(screen.getByText('Breed')).toBeTruthy();
    expect(drawn()).toBe(before + 1);

    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(screen.getByText('Breed')).toBeTruthy();
    await user.tab();
    expect(screen.getByText('Smal')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FORM_ERROR } from 'final-form';
import { Component, Profiler, type ReactNode } from 'react';
import { z } from 'zod';

import { Form, type FormProps } from './Form.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import { useFieldValue } from './useFieldValue.ts';
import { validateWithZod } from './validateWithZod.ts';

interface Values {
  merk: string | null;
  breedte: number | null;
}

const validate = validateWithZod(
  z.object({ merk: z.string().trim().min(1), breedte: z.int().min(400) }),
);

const renderForm = (props: Partial<FormProps<Values>> = {}) => {
  const submit = jest.fn<FormProps<Values>['onSubmit']>();
  render(
    <Form<Values>
      initialValues={{ merk: null, breedte: null }}
      validate={validate}
      onSubmit={submit}
      {...props}
    >
      <TextField name="merk" label="Merk" />
      <NumberField name="breedte" label="Breedte" unit="mm" />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return { submit };
};

const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Merk' }), 'K1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Breedte, mm' }), '1200');
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));

test('a failed submit puts the focus on a summary of the fields in the order of the page', async () => {
  const { submit } = renderForm();
  await save();
  const summary = screen.getByRole('alert', { name: 'Er zijn 2 velden die aandacht vragen' });
  expect(document.activeElement).toBe(summary);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Merk: Dit veld is verplicht.',
    'Breedte: Dit veld is verplicht.',
  ]);
  expect(submit).not.toHaveBeenCalled();
});

test('the links of the summary lead to the fields', async () => {
  renderForm();
  await save();
  await userEvent.click(screen.getByRole('link', { name: 'Breedte: Dit veld is verplicht.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Breedte, mm' }));
});

test('the input stays, and each next attempt takes the focus again', async () => {
  renderForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Breedte, mm' }), '12');
  await save();
  expect(screen.getByRole('textbox', { name: 'Breedte, mm' })).toHaveProperty('value', '12');
  await userEvent.type(screen.getByRole('textbox', { name: 'Merk' }), 'K1');
  await save();
  expect(document.activeElement).toBe(
    screen.getByRole('alert', { name: 'Er is 1 veld dat aandacht vraagt' }),
  );
});

test('an error waits for the release of a press elsewhere, which keeps its place until then', async () => {
  renderForm();
  const breedte = screen.getByRole('textbox', { name: 'Breedte, mm' });
  await userEvent.type(breedte, '12');
  const merk = screen.getByText('Merk');

  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: merk });
  expect(document.activeElement).not.toBe(breedte);
  expect(breedte.getAttribute('aria-invalid')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: merk });

  await waitFor(() => expect(breedte.getAttribute('aria-invalid')).toBe('true'));
});

test('an error is there at once for who leaves a field with the keyboard', async () => {
  renderForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Breedte, mm' }), '12');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Breedte, mm' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

test('a submit tells which button was pressed', async () => {
  const submit = jest.fn<FormProps<Values>['onSubmit']>();
  render(
    <Form<Values> initialValues={{}} onSubmit={submit}>
      <button type="submit" name="bewaren">
        Bewaren
      </button>
      <SubmitButton>Verder</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verder' }));
  expect(submit.mock.calls.map(([, , button]) => button)).toEqual(['bewaren', '']);
});

test('a successful submit takes the summary away', async () => {
  const { submit } = renderForm();
  await save();
  await fill();
  await save();
  expect(submit.mock.calls[0]?.[0]).toEqual({ merk: 'K1', breedte: 1200 });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('errors that the submit answers are shown like any other, until the field changes', async () => {
  renderForm({ onSubmit: async () => ({ merk: 'Dit merk bestaat al.' }) });
  await fill();
  await save();
  await screen.findByRole('link', { name: 'Merk: Dit merk bestaat al.' });
  const input = screen.getByRole('textbox', { description: 'Dit merk bestaat al.' });
  await userEvent.type(input, 'a');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a message about the form as a whole is the summary', async () => {
  renderForm({ onSubmit: () => ({ [FORM_ERROR]: 'De combinatie is onjuist.' }) });
  await fill();
  await save();
  expect(await screen.findByRole('alert', { name: 'De combinatie is onjuist.' })).toBe(
    document.activeElement,
  );
});

test('an error without a field on the page is named all the same', async () => {
  render(
    <Form
      initialValues={{}}
      validate={validateWithZod(z.object({ plaatsing: z.object({}) }))}
      onSubmit={() => undefined}
    >
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  await save();
  expect(screen.getByRole('listitem').textContent).toBe('plaatsing: Dit veld is verplicht.');
});

test('a throw reaches onError, the input stays and the form can be sent again', async () => {
  const failure = new Error('geen verbinding');
  const onError = jest.fn();
  const onSubmit = jest.fn<FormProps<Values>['onSubmit']>().mockRejectedValueOnce(failure);
  renderForm({ onSubmit, onError });
  await fill();
  await save();
  expect(onError).toHaveBeenCalledWith(failure);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Merk' })).toHaveProperty('value', 'K1');
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(1);
});

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : 'onbekend' };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const breakDown = () => {
  throw new Error('kapot');
};

test.each([
  ['without onError', undefined],
  [
    'that onError does not know',
    (error: unknown) => {
      throw error;
    },
  ],
])('a throw %s reaches the error boundary', async (_case, onError) => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Boundary>
      <Form initialValues={{}} onSubmit={breakDown} {...(onError && { onError })}>
        <SubmitButton>Opslaan</SubmitButton>
      </Form>
    </Boundary>,
  );
  await save();
  expect(await screen.findByText('kapot')).toBeTruthy();
  silent.mockRestore();
});

test('the button is busy while the answer is awaited', async () => {
  const answers: (() => void)[] = [];
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => void answers.push(resolve)));
  renderForm({ onSubmit });
  await fill();
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan bezig' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  answers[0]?.();
  expect(await screen.findByRole('button', { name: 'Opslaan' })).toBeTruthy();
});

const Vloer = () =>
  useFieldValue('plaatsing.onderzijde') === 'vloerrand' ? (
    <TextField name="vloertype" label="Vloertype" />
  ) : null;

const PLAATSINGEN = [
  { value: 'vloerrand', label: 'Vloerrand' },
  { value: 'binnenmuur', label: 'Binnenmuur' },
];

const renderConditional = () => {
  const submit = jest.fn((_values: object) => undefined);
  render(
    <Form
      initialValues={{ plaatsing: { onderzijde: 'vloerrand' }, vloertype: 'kanaalplaatvloer' }}
      onSubmit={submit}
    >
      <SelectField
        name="plaatsing.onderzijde"
        label="Plaatsing"
        options={PLAATSINGEN}
        onValueChange={(value, form) => {
          if (value !== 'vloerrand') form.change('vloertype', null);
        }}
      />
      <Vloer />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return { submit, select: screen.getByRole('combobox', { name: 'Plaatsing' }) };
};

test('a choice clears what depends on it in the same change', async () => {
  const { submit, select } = renderConditional();
  await userEvent.selectOptions(select, 'Binnenmuur');
  expect(screen.queryByRole('textbox', { name: 'Vloertype' })).toBeNull();
  await save();
  expect(submit.mock.calls[0]?.[0]).toEqual({
    plaatsing: { onderzijde: 'binnenmuur' },
    vloertype: null,
  });
});

test('a field that comes back has the value of the form, not the initial one', async () => {
  const { select } = renderConditional();
  await userEvent.selectOptions(select, 'Binnenmuur');
  await userEvent.selectOptions(select, 'Vloerrand');
  expect(screen.getByRole('textbox', { name: 'Vloertype' })).toHaveProperty('value', '');
});

test('nothing chosen is null', async () => {
  const { submit, select } = renderConditional();
  await userEvent.selectOptions(select, 'Kies…');
  await save();
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ plaatsing: { onderzijde: null } });
});

test('typing in one field renders no other', async () => {
  const renders = { merk: 0, breedte: 0 };
  render(
    <Form
      initialValues={{ merk: '', breedte: null }}
      validate={validate}
      onSubmit={() => undefined}
    >
      <Profiler id="merk" onRender={() => (renders.merk += 1)}>
        <TextField name="merk" label="Merk" />
      </Profiler>
      <Profiler id="breedte" onRender={() => (renders.breedte += 1)}>
        <NumberField name="breedte" label="Breedte" unit="mm" />
      </Profiler>
    </Form>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Merk' }));
  const before = { ...renders };
  await userEvent.keyboard('kozijn');
  expect(renders.breedte).toBe(before.breedte);
  expect(renders.merk - before.merk).toBe(6);
});

const NestedForm = () => (
  <Form initialValues={{ deel: { merk: '' } }} onSubmit={() => undefined}>
    <TextField name="deel.merk" label="Merk" />
  </Form>
);

test('a render with equal initial values keeps what is typed', async () => {
  const { rerender } = render(<NestedForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Merk' }), 'K1');
  rerender(<NestedForm />);
  expect(screen.getByRole('textbox', { name: 'Merk' })).toHaveProperty('value', 'K1');
});

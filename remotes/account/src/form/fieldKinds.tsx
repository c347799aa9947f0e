import type { BackendField } from '@adviestool/contract/backendForm';
import { NumberField } from '@adviestool/forms/NumberField';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { TextField } from '@adviestool/forms/TextField';
import type { ReactNode } from 'react';
import { z } from 'zod';

import { fieldLabel } from './fieldLabel.ts';
import { PasswordField } from './PasswordField.tsx';
import { teksten } from './teksten.ts';

interface FieldKindProps {
  /** Path of the value in the form. */
  name: string;
  field: BackendField;
  /** What the form does cannot be undone. */
  isDanger: boolean;
}

/** What the form knows of one kind of field. */
interface FieldKind {
  Field: (props: FieldKindProps) => ReactNode;
  /** What may be sent; null for a kind without a value. */
  schema: ((field: BackendField) => z.ZodType) | null;
  /** The value of a field that was not filled in yet. */
  initial: (field: BackendField) => unknown;
}

const lengthOf = ({ maxlength }: BackendField): number => maxlength ?? Number.POSITIVE_INFINITY;

/** Text as it was typed, spaces included; optional text that is empty becomes null. */
const textSchema = (field: BackendField, isEmpty: (text: string) => boolean): z.ZodType => {
  const text = z.string().max(lengthOf(field), { error: teksten.teLang(lengthOf(field)) });
  return field.required
    ? text.refine((value) => !isEmpty(value), { error: teksten.verplicht })
    : text.transform((value) => (isEmpty(value) ? null : value));
};

const isBlank = (text: string): boolean => text.trim() === '';

/** A password may be made of spaces alone. */
const isNothing = (text: string): boolean => text === '';

const emailSchema = (field: BackendField): z.ZodType =>
  textSchema(field, isBlank).pipe(z.email().nullable());

const numberSchema = (field: BackendField): z.ZodType => {
  const number = z.number().refine((value) => String(value).length <= lengthOf(field), {
    error: teksten.teLang(lengthOf(field)),
  });
  return field.required ? number : number.nullable();
};

const defaultText = ({ default_value: value }: BackendField): string => String(value ?? '');

/** What every visible field takes from its definition. `maxlength` is checked, never cut off. */
const shared = ({ name, field }: FieldKindProps) => ({
  name,
  label: fieldLabel(name, field),
  optional: !field.required,
  ...(field.description === undefined ? {} : { hint: field.description }),
});

const textual = (props: FieldKindProps) => ({
  ...shared(props),
  ...(props.field.autocomplete === undefined ? {} : { autoComplete: props.field.autocomplete }),
});

/** Every kind of field that the backend may ask for: how it is drawn, what it accepts, what it starts with. */
export const FIELD_KINDS: Readonly<Record<BackendField['type'], FieldKind>> = {
  textfield: {
    Field: (props) => <TextField {...textual(props)} />,
    schema: (field) => textSchema(field, isBlank),
    initial: defaultText,
  },
  email: {
    Field: (props) => <TextField {...textual(props)} type="email" spellCheck={false} />,
    schema: emailSchema,
    initial: defaultText,
  },
  number: {
    Field: (props) => <NumberField {...shared(props)} />,
    schema: numberSchema,
    initial: ({ default_value: value }) =>
      value === undefined || value === null || value === '' ? null : Number(value),
  },
  password: {
    Field: (props) => <PasswordField {...textual(props)} />,
    schema: (field) => textSchema(field, isNothing),
    initial: () => '',
  },
  hidden: {
    Field: () => null,
    schema: () => z.union([z.string(), z.number()]).nullable(),
    initial: ({ default_value: value }) => value ?? null,
  },
  submit: {
    Field: ({ field, isDanger }) => (
      <SubmitButton kind={isDanger ? 'danger' : 'primary'}>{field.title}</SubmitButton>
    ),
    schema: null,
    initial: () => undefined,
  },
};

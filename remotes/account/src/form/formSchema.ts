import { PASSWORD_MIN } from '@adviestool/contract/account';
import type { BackendForm } from '@adviestool/contract/backendForm';
import { getIn } from 'final-form';
import { z } from 'zod';

import { FIELD_KINDS } from './fieldKinds.tsx';
import { teksten } from './teksten.ts';

interface Leaf {
  path: readonly string[];
  schema: z.ZodType;
}

/** A dotted name is a path: ‘account.mail’ becomes `{ account: { mail } }`. */
const shapeOf = (leaves: readonly Leaf[]): Record<string, z.ZodType> => {
  const heads = [...new Set(leaves.map(({ path }) => path[0] ?? ''))];
  return Object.fromEntries(
    heads.map((head) => {
      const below = leaves
        .filter(({ path }) => path[0] === head)
        .map(({ path, schema }) => ({ path: path.slice(1), schema }));
      const own = below.find(({ path }) => path.length === 0);
      return [head, own?.schema ?? z.strictObject(shapeOf(below))];
    }),
  );
};

const leavesOf = (form: BackendForm['form']): Leaf[] =>
  Object.entries(form).flatMap(([name, field]) => {
    const { schema } = FIELD_KINDS[field.type];
    return schema === null ? [] : [{ path: name.split('.'), schema: schema(field) }];
  });

/** The names of a new password, of its repetition, and of the current one, which not every form asks. */
const passwordsOf = (
  form: BackendForm['form'],
): { first: string; second: string; current: string }[] =>
  Object.keys(form)
    .filter((name) => name.endsWith('pass1'))
    .map((first) => ({
      first,
      second: first.replace(/1$/, '2'),
      current: first.replace(/pass1$/, 'current_pass'),
    }))
    .filter(({ second }) => second in form);

/** What the values of a form must be, from its definition; parsing gives what is sent. */
export const formSchema = (form: BackendForm['form']): z.ZodType<Record<string, unknown>> =>
  z.strictObject(shapeOf(leavesOf(form))).superRefine((values, context) => {
    const refuse = (name: string, message: string): void =>
      context.addIssue({ code: 'custom', path: name.split('.'), message });
    for (const { first, second, current } of passwordsOf(form)) {
      const wanted: unknown = getIn(values, first);
      if (wanted !== getIn(values, second)) refuse(second, teksten.wachtwoordenOngelijk);
      if (typeof wanted !== 'string') continue;
      if (Array.from(wanted).length < PASSWORD_MIN)
        refuse(first, teksten.wachtwoordTeKort(PASSWORD_MIN));
      if (current in form && getIn(values, current) === null) refuse(current, teksten.verplicht);
    }
  });

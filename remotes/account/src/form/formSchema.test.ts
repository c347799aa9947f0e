import { expect, test } from '@jest/globals';
import { validateWithZod } from '@adviestool/forms/validateWithZod';

import { buildForm, REGISTER_FORM } from '../builders/buildForm.ts';
import { formSchema } from './formSchema.ts';
import { initialValues } from './initialValues.ts';

const VERPLICHT = 'Dit veld is verplicht.';

const filledIn = {
  account: { mail: 'jan@bouw.example', name: 'jan', pass1: ' geheim1 ', pass2: ' geheim1 ' },
  company: { name: 'Bouw bv', city: '' },
};

test('dotted names are paths: the body nests them, and empty optional text becomes null', () => {
  expect(formSchema(REGISTER_FORM).parse(filledIn)).toEqual({
    account: filledIn.account,
    company: { name: 'Bouw bv', city: null },
  });
});

test('a field is required unless its definition says otherwise', () => {
  const validate = validateWithZod(formSchema(REGISTER_FORM));
  expect(validate(initialValues(REGISTER_FORM))).toEqual({
    account: { mail: VERPLICHT, name: VERPLICHT, pass1: VERPLICHT, pass2: VERPLICHT },
    company: { name: VERPLICHT },
  });
});

test('two different new passwords are told at the second', () => {
  const values = { ...filledIn, account: { ...filledIn.account, pass2: 'iets anders' } };
  expect(validateWithZod(formSchema(REGISTER_FORM))(values)).toEqual({
    account: { pass2: 'De ingevoerde wachtwoorden komen niet overeen.' },
  });
});

test.each([
  [
    'abc',
    '',
    { account: { pass1: 'Kies een wachtwoord van minstens 8 tekens.', current_pass: VERPLICHT } },
  ],
  ['een nieuw geheim', '', { account: { current_pass: VERPLICHT } }],
  ['een nieuw geheim', 'het oude', {}],
  ['', '', {}],
])(
  'a new password of an account is long enough and asks for the current one: ‘%s’, ‘%s’',
  (...[pass1, current_pass, errors]) => {
    const password = { type: 'password', title: 'Wachtwoord', required: false } as const;
    const form = buildForm({
      'account.current_pass': password,
      'account.pass1': password,
      'account.pass2': password,
    });
    const values = { account: { current_pass, pass1, pass2: pass1 } };
    expect(validateWithZod(formSchema(form))(values)).toEqual(errors);
  },
);

test.each([
  ['textfield', {}, '   ', VERPLICHT],
  ['textfield', {}, ' jan', undefined],
  ['textfield', { maxlength: 3 }, 'abcd', 'Te lang: maximaal 3 tekens.'],
  ['textfield', { maxlength: 3 }, 'abc', undefined],
  ['textfield', { required: false }, '', undefined],
  ['email', {}, '', VERPLICHT],
  ['email', {}, 'jan', 'Ongeldig e-mailadres.'],
  ['email', { required: false }, '', undefined],
  ['email', { required: false }, 'jan', 'Ongeldig e-mailadres.'],
  ['number', {}, null, VERPLICHT],
  ['number', {}, 'twee', 'Vul een getal in.'],
  ['number', { maxlength: 2 }, 123, 'Te lang: maximaal 2 tekens.'],
  ['number', { maxlength: 2 }, 12, undefined],
  ['number', { required: false }, null, undefined],
  ['password', {}, '   ', undefined],
  ['password', {}, '', VERPLICHT],
  ['password', { required: false }, '', undefined],
  ['hidden', {}, 7, undefined],
] as const)('%s %j with %j: %s', (type, rules, value, message) => {
  const form = buildForm({ veld: { type, title: 'Veld', ...rules } });
  expect(validateWithZod(formSchema(form))({ veld: value })).toEqual(
    message === undefined ? {} : { veld: message },
  );
});

test('a form starts with the defaults of its definition', () => {
  const form = buildForm({
    user: { type: 'hidden', title: '', default_value: 7 },
    'company.name': { type: 'textfield', title: 'Naam', default_value: 'Bouw bv' },
    'company.size': { type: 'number', title: 'Omvang', default_value: '12' },
    pass1: { type: 'password', title: 'Wachtwoord', default_value: 'nooit tonen' },
    submit: { type: 'submit', title: 'Opslaan' },
  });
  expect(initialValues(form)).toEqual({
    user: 7,
    company: { name: 'Bouw bv', size: 12 },
    pass1: '',
  });
});

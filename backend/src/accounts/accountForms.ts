import {
  COMPANY_LINE_MAX,
  MAIL_MAX,
  NAAM_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@adviestool/contract/account';
import type { BackendField, BackendForm } from '@adviestool/contract/backendForm';

import type { User } from './users.ts';

type Fields = BackendForm['form'];

const text = (title: string, rest: Partial<BackendField> = {}): BackendField => ({
  type: 'textfield',
  title,
  required: true,
  ...rest,
});

const mail = (rest: Partial<BackendField> = {}): BackendField =>
  text('E-mailadres', { type: 'email', autocomplete: 'email', maxlength: MAIL_MAX, ...rest });

/** What colleagues read. */
const fullName = (naam: string | null = null): BackendField =>
  text('Uw naam', {
    required: false,
    autocomplete: 'name',
    maxlength: NAAM_MAX,
    description: 'Zoals uw collega’s u noemen, bijvoorbeeld Anna de Boer.',
    ...(naam === null ? {} : { default_value: naam }),
  });

const newPasswords = (prefix: string, required: boolean): Fields => {
  const field = { type: 'password', required, autocomplete: 'new-password' } as const;
  return {
    [`${prefix}pass1`]: text('Wachtwoord', {
      ...field,
      description: `Minstens ${PASSWORD_MIN} tekens.`,
      maxlength: PASSWORD_MAX,
    }),
    [`${prefix}pass2`]: text('Wachtwoord herhalen', { ...field, maxlength: PASSWORD_MAX }),
  };
};

const currentPassword = (rest: Partial<BackendField> = {}): BackendField =>
  text('Huidig wachtwoord', {
    type: 'password',
    autocomplete: 'current-password',
    maxlength: PASSWORD_MAX,
    ...rest,
  });

const COMPANY_FIELDS: Fields = {
  'company.name': text('Bedrijfsnaam', { autocomplete: 'organization' }),
  'company.address': text('Adres', { required: false, autocomplete: 'street-address' }),
  'company.postal_code': text('Postcode', { required: false, autocomplete: 'postal-code' }),
  'company.city': text('Plaats', { required: false, autocomplete: 'address-level2' }),
  'company.contact_person': text('Contactpersoon', { required: false, autocomplete: 'name' }),
};

const companyFields = (values: Record<string, string | null> = {}): Fields =>
  Object.fromEntries(
    Object.entries(COMPANY_FIELDS).map(([name, field]) => {
      const value = values[name];
      const given = typeof value === 'string' ? { default_value: value } : {};
      return [name, { ...field, maxlength: COMPANY_LINE_MAX, ...given }];
    }),
  );

const submit = (title: string): Fields => ({
  submit: { type: 'submit', title, required: false },
});

const hidden = (title: string, value: string | number): BackendField => ({
  type: 'hidden',
  title,
  required: true,
  default_value: value,
});

/** The form to register with. */
export const REGISTER_FORM: BackendForm = {
  form: {
    'account.mail': mail(),
    'account.name': text('Gebruikersnaam', { autocomplete: 'username', maxlength: NAME_MAX }),
    'account.full_name': fullName(),
    ...newPasswords('account.', true),
    ...companyFields(),
    ...submit('Account aanmaken'),
  },
};

/** The form of an account, filled with what is known. */
export const editAccountForm = (user: User): BackendForm => ({
  form: {
    'account.mail': mail({ default_value: user.mail }),
    'account.full_name': fullName(user.full_name),
    'account.current_pass': currentPassword({
      required: false,
      description: 'Nodig om uw e-mailadres of wachtwoord te wijzigen.',
    }),
    ...newPasswords('account.', false),
    ...companyFields({
      'company.name': user.company_name,
      'company.address': user.address,
      'company.postal_code': user.postal_code,
      'company.city': user.city,
      'company.contact_person': user.contact_person,
    }),
    ...submit('Opslaan'),
  },
});

/** The form behind a reset link. */
export const resetForm = (uid: number, token: string): BackendForm => ({
  form: {
    user: hidden('Gebruiker', uid),
    reset_token: hidden('Code', token),
    ...newPasswords('', true),
    ...submit('Wachtwoord instellen'),
  },
});

/** The form behind the link of an invitation, with the name that it has; where passwords are forbidden, without one. */
export const uitnodigingForm = (
  naam: string | null,
  isPasswordForbidden: boolean,
): BackendForm => ({
  form: {
    'account.name': text('Gebruikersnaam', { autocomplete: 'username', maxlength: NAME_MAX }),
    'account.full_name': fullName(naam),
    ...(isPasswordForbidden ? {} : newPasswords('account.', true)),
    ...submit('Account aanmaken'),
  },
});

/** The form to get what is kept of oneself. */
export const GEGEVENS_FORM: BackendForm = {
  form: { current_pass: currentPassword(), ...submit('Mijn gegevens downloaden') },
};

/** The form to cancel an account with. */
export const CANCEL_FORM: BackendForm = {
  form: { current_pass: currentPassword(), ...submit('Account opheffen') },
};

import { backendFormSchema, type BackendForm } from '@adviestool/contract/backendForm';
import type { z } from 'zod';

/** A form as the backend answers it. */
export const buildForm = (form: z.input<typeof backendFormSchema>['form']): BackendForm['form'] =>
  backendFormSchema.parse({ form }).form;

/** The form of a new account, shortened. */
export const REGISTER_FORM = buildForm({
  'account.mail': { type: 'email', title: 'E-mailadres', autocomplete: 'email' },
  'account.name': {
    type: 'textfield',
    title: 'Gebruikersnaam',
    autocomplete: 'username',
    maxlength: 60,
  },
  'account.pass1': { type: 'password', title: 'Wachtwoord', autocomplete: 'new-password' },
  'account.pass2': {
    type: 'password',
    title: 'Wachtwoord herhalen',
    autocomplete: 'new-password',
  },
  'company.name': { type: 'textfield', title: 'Bedrijfsnaam' },
  'company.city': { type: 'textfield', title: 'Plaats', required: false },
  submit: { type: 'submit', title: 'Account aanmaken' },
});

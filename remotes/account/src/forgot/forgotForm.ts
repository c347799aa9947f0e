import type { BackendForm } from '@adviestool/contract/backendForm';

/** The one form of an account that no call defines. */
export const FORGOT_FORM: BackendForm['form'] = {
  name: {
    type: 'textfield',
    title: 'Gebruikersnaam of e-mailadres',
    required: true,
    autocomplete: 'username',
    maxlength: 254,
  },
  submit: { type: 'submit', title: 'Link aanvragen', required: false },
};

import { sampleAnswer } from '@adviestool/contract/builders/sampleAnswer';
import { fetchEditForm, fetchRegisterForm } from '@adviestool/contract/calls/account';
import { logout } from '@adviestool/contract/calls/session';
import { LOGIN } from '@adviestool/contract/paths';
import type { SmokeDefinition } from '@adviestool/federation/smoke/smokeDefinition';

const naam = { type: 'textfield', title: 'Naam' } as const;

/** How its pages are looked at before a release is switched to. */
export const smoke: SmokeDefinition = {
  events: ['login-again/v1'],
  leads: { logout: LOGIN },
  answers: {
    ...sampleAnswer(logout, undefined),
    ...sampleAnswer(fetchEditForm, { form: { naam } }),
    ...sampleAnswer(fetchRegisterForm, { form: { naam } }),
  },
};

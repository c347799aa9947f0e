import { expect, test } from '@jest/globals';

import { together } from './claimsOf.ts';
import { verifiedMail } from './readPersoon.ts';

const JAN = { email: 'jan@bedrijf.nl' };
const DIRECTEUR = { email: 'directeur@bedrijf.nl' };
const VERIFIED = { email_verified: true };

test.each([
  ['the one that the userinfo verifies', DIRECTEUR, { ...JAN, ...VERIFIED }, JAN.email],
  ['the one that the token verifies', { ...JAN, xms_edov: '1' }, DIRECTEUR, JAN.email],
  [
    'the signed one, of two that are verified',
    { ...JAN, ...VERIFIED },
    { ...DIRECTEUR, ...VERIFIED },
    JAN.email,
  ],
  [
    'that of the userinfo, where the token says none',
    { sub: 's' },
    { ...JAN, ...VERIFIED },
    JAN.email,
  ],
  ['none that the token calls verified without naming it', VERIFIED, JAN, null],
  ['none that neither verifies', JAN, DIRECTEUR, null],
])('the address of somebody is %s', (_which, signed, asked, mail) => {
  expect(verifiedMail(together(signed, asked))).toBe(mail);
});

test('what else is said is of the token first, and of the userinfo where it is not in there', () => {
  const said = together({ roles: ['a'], ...JAN, ...VERIFIED }, { roles: ['b'], name: 'Jan' });
  expect(said).toMatchObject({ roles: ['a'], name: 'Jan' });
});

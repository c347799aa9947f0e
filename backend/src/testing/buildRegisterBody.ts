import type { RegisterBody } from '@adviestool/contract/account';

let bodies = 0;

/** The body of a registration, of someone new each time. */
export const buildRegisterBody = (account: Partial<RegisterBody['account']> = {}): RegisterBody => {
  bodies += 1;
  return {
    account: {
      mail: `nieuw${bodies}@example.nl`,
      name: `nieuw${bodies}`,
      pass1: 'een lang wachtwoord',
      pass2: 'een lang wachtwoord',
      ...account,
    },
    company: {
      name: 'Bouw & Zn.',
      address: 'Kade 1',
      postal_code: '1234 AB',
      city: 'Delft',
      contact_person: null,
    },
  };
};

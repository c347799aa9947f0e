import type { Support } from './errorText.ts';

/** Where the technical support can be reached, between brackets. */
export const SupportLinks = ({ support: { email, phone } }: { support: Support }) => (
  <>
    (e-mail <a href={`mailto:${email}`}>{email}</a>, telefoon{' '}
    <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>)
  </>
);

import type { Support } from './errorText.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** Where the technical support can be reached, between brackets. */
export const SupportLinks = ({ support: { email, phone } }: { support: Support }) => (
  <>
    (e-mail <a href={`mailto:${email}`}>{email}</a>, telefoon <PhoneLink phone={phone} />)
  </>
);

import type { Support } from './errorText.ts';

/** A telephone number that can be dialled, shown as the variant writes it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
);

/** Where the technical support can be reached, between brackets. */
export const SupportLinks = ({ support: { email, phone } }: { support: Support }) => (
  <>
    (e-mail <a href={`mailto:${email}`}>{email}</a>, telefoon <PhoneLink phone={phone} />)
  </>
);

/** A telephone number that can be dialled, shown as the variant writes it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
);

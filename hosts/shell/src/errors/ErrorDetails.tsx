import type { ErrorMessage } from './errorText.ts';
import { teksten } from './teksten.ts';

/** What more there is to say of an error: whom to ask, and what the server said. */
export const ErrorDetails = ({ message: { advice, details } }: { message: ErrorMessage }) => (
  <>
    {advice !== null && (
      <p data-selectable="">
        {teksten.advies} (e-mail <a href={`mailto:${advice.email}`}>{advice.email}</a>, telefoon{' '}
        <a href={`tel:${advice.phone.replaceAll(/[^\d+]/g, '')}`}>{advice.phone}</a>).
      </p>
    )}
    {details.map((detail) => (
      <p key={detail} data-selectable="">
        {detail}
      </p>
    ))}
  </>
);

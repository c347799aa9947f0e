import type { ErrorMessage } from './errorText.ts';
import { SupportLinks } from './SupportLinks.tsx';
import { teksten } from './teksten.ts';

/** What more there is to say of an error: whom to ask, and what the server said. */
export const ErrorDetails = ({ message: { advice, details } }: { message: ErrorMessage }) => (
  <>
    {advice !== null && (
      <p data-selectable="">
        {teksten.advies} <SupportLinks support={advice} />.
      </p>
    )}
    {details.map((detail) => (
      <p key={detail} data-selectable="">
        {detail}
      </p>
    ))}
  </>
);

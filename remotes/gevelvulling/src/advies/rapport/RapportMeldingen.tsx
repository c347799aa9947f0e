import type { Advies } from '@adviestool/domain/rekenen/advies';
import { listMeldingen } from '@adviestool/domain/toelichting/listMeldingen';

import { teksten } from './teksten.ts';

export const RapportMeldingen = ({ advies }: { advies: Advies }) => {
  const meldingen = listMeldingen(advies);
  if (meldingen.length === 0) return null;
  return (
    <section>
      <h3>{teksten.meldingen}</h3>
      <ul>
        {meldingen.map(({ soort, tekst }) => (
          <li key={`${soort} ${tekst}`}>
            <strong>{soort}</strong>: {tekst}
          </li>
        ))}
      </ul>
    </section>
  );
};

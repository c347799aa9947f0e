import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { statusTekst } from '@adviestool/domain/toelichting/zijdeMeldingen';

import { teksten } from './teksten.ts';

const meldingenOf = ({ zijden, meldingen }: Advies): { soort: string; tekst: string }[] => {
  const regels = meldingen.map(({ soort, tekst }) => ({ soort: teksten.soort[soort], tekst }));
  const nietVoldaan = ZIJDEN.flatMap((zijde) => {
    const uitkomst = zijden[zijde];
    const tekst = uitkomst === undefined ? null : statusTekst(zijde, uitkomst);
    return tekst === null ? [] : [{ soort: teksten.soort.fout, tekst }];
  });
  const ongezegd = nietVoldaan.filter(
    ({ tekst }) => !regels.some((regel) => regel.tekst === tekst),
  );
  return [...ongezegd, ...regels];
};

export const RapportMeldingen = ({ advies }: { advies: Advies }) => {
  const meldingen = meldingenOf(advies);
  if (meldingen.length === 0) return null;
  return (
    <section>
      <h3>{teksten.meldingen}</h3>
      <ul>
        {meldingen.map(({ soort, tekst }) => (
          <li key={tekst}>
            <strong>{soort}</strong>: {tekst}
          </li>
        ))}
      </ul>
    </section>
  );
};

import type { GedeeldeBerekening } from '../rekenen/gedeeldeBerekening.ts';
import { isVoldoendeVerankerd } from '../rekenen/lastverdeling.ts';
import { requireWaarde } from '../rekenen/requireWaarde.ts';
import { createMelding, MELDING_TEKSTEN, type Melding } from './melding.ts';
import { gebouwhoogteTekst, kustTekst } from './windMeldingen.ts';

/** The messages that concern the whole gevelvulling, in the order of rekenmodel 4.7. */
export const listAlgemeneMeldingen = ({ invoer, type, wind }: GedeeldeBerekening): Melding[] => {
  const { projectGegevens, gevelvulling } = invoer;
  const { detailleringData, verankerdeZijden, gevelvullingEnKaderData } = gevelvulling;
  const { gebouwHoogte = null } = gevelvullingEnKaderData;
  const meldingen: Melding[] = [];
  const kust = kustTekst(projectGegevens);
  if (kust !== null) meldingen.push(createMelding('KUST_WINDGEBIED_3', kust));
  const lager = gebouwhoogteTekst(gebouwHoogte, projectGegevens.gebouwhoogte);
  if (lager !== null) meldingen.push(createMelding('GEBOUWHOOGTE_LAGER', lager));
  if (wind.ondergrens) {
    meldingen.push(createMelding('ONDERGRENS_WIND', MELDING_TEKSTEN.ONDERGRENS_WIND(wind.w_min)));
  }
  if (!isVoldoendeVerankerd(verankerdeZijden)) {
    meldingen.push(createMelding('ZIJDEN_ONVOLDOENDE', MELDING_TEKSTEN.ZIJDEN_ONVOLDOENDE));
  }
  if (type !== 'hsb' && !verankerdeZijden.includes('onderzijde')) {
    meldingen.push(
      createMelding('GEWICHT_ZONDER_ONDERZIJDE', MELDING_TEKSTEN.GEWICHT_ZONDER_ONDERZIJDE),
    );
  }
  const isBuitenVloerrand =
    type === 'hsb' &&
    requireWaarde(detailleringData, 'afstandVoorkantElementTotVoorkantVloerrand') >=
      requireWaarde(detailleringData, 'dikteElement') / 2;
  if (isBuitenVloerrand) {
    const tekst = MELDING_TEKSTEN.ZWAARTEPUNT_BUITEN_VLOERRAND;
    meldingen.push(createMelding('ZWAARTEPUNT_BUITEN_VLOERRAND', tekst));
  }
  return meldingen;
};

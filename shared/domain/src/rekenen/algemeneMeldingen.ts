import type { GedeeldeBerekening } from './gedeeldeBerekening.ts';
import { isVoldoendeVerankerd } from './lastverdeling.ts';
import type { MeldingInhoud } from './melding.ts';
import { requireWaarde } from './requireWaarde.ts';
import { gebouwhoogteMelding, kustMelding } from './windMeldingen.ts';

/** The messages that concern the whole gevelvulling, in the order of rekenmodel 4.7. */
export const listAlgemeneMeldingen = ({
  invoer,
  type,
  wind,
}: GedeeldeBerekening): MeldingInhoud[] => {
  const { projectGegevens, gevelvulling } = invoer;
  const { detailleringData, verankerdeZijden, gevelvullingEnKaderData } = gevelvulling;
  const { gebouwHoogte = null } = gevelvullingEnKaderData;
  const meldingen: MeldingInhoud[] = [];
  const kust = kustMelding(projectGegevens);
  if (kust !== null) meldingen.push(kust);
  const lager = gebouwhoogteMelding(gebouwHoogte, projectGegevens.gebouwhoogte);
  if (lager !== null) meldingen.push(lager);
  if (wind.ondergrens) meldingen.push({ code: 'ONDERGRENS_WIND', w_min: wind.w_min });
  if (!isVoldoendeVerankerd(verankerdeZijden)) meldingen.push({ code: 'ZIJDEN_ONVOLDOENDE' });
  if (type !== 'hsb' && !verankerdeZijden.includes('onderzijde')) {
    meldingen.push({ code: 'GEWICHT_ZONDER_ONDERZIJDE' });
  }
  const isBuitenVloerrand =
    type === 'hsb' &&
    requireWaarde(detailleringData, 'afstandVoorkantElementTotVoorkantVloerrand') >=
      requireWaarde(detailleringData, 'dikteElement') / 2;
  if (isBuitenVloerrand) meldingen.push({ code: 'ZWAARTEPUNT_BUITEN_VLOERRAND' });
  return meldingen;
};

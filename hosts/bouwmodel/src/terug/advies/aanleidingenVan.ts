import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

const AANLEIDINGEN = ['voldoetNiet', 'onvolledig', 'andereMaat', 'gewijzigd', 'melding'] as const;

/** Why somebody who draws the model should look at a gevelvulling. */
export type Aanleiding = (typeof AANLEIDINGEN)[number];

/**
 * Most serious first; none: all is in order.
 * @param isAndereMaat an element of it does not have the size that was advised
 */
export const aanleidingenVan = (
  { toestand, voldoet, meldingen }: Pick<GevelvullingAdvies, 'toestand' | 'voldoet' | 'meldingen'>,
  isAndereMaat: boolean,
): readonly Aanleiding[] => {
  const geldt: Record<Aanleiding, boolean> = {
    voldoetNiet: voldoet === false,
    onvolledig: voldoet === null,
    andereMaat: isAndereMaat,
    gewijzigd: toestand === 'gewijzigd',
    // It complies by what was calculated with, which may be without wind.
    melding: voldoet === true && meldingen.length > 0,
  };
  return AANLEIDINGEN.filter((aanleiding) => geldt[aanleiding]);
};

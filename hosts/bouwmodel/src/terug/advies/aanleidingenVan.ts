import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

const AANLEIDINGEN = ['voldoetNiet', 'onvolledig', 'gewijzigd'] as const;

/** Why somebody who draws the model should look at a gevelvulling. */
export type Aanleiding = (typeof AANLEIDINGEN)[number];

/** Most serious first; none: all is in order. */
export const aanleidingenVan = ({
  toestand,
  voldoet,
}: Pick<GevelvullingAdvies, 'toestand' | 'voldoet'>): readonly Aanleiding[] => {
  const geldt: Record<Aanleiding, boolean> = {
    voldoetNiet: voldoet === false,
    onvolledig: voldoet === null,
    gewijzigd: toestand === 'gewijzigd',
  };
  return AANLEIDINGEN.filter((aanleiding) => geldt[aanleiding]);
};

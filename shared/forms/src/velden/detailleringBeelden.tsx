import type { DETAILLERING_VELDEN } from '@adviestool/domain/velden/detailleringVelden';
import { Doorsnede } from '@adviestool/ui/Doorsnede';
import type { ReactNode } from 'react';

import type { VeldBeelden } from './VeldField.tsx';

type Velden = typeof DETAILLERING_VELDEN;

/** Pictures of fields of the detaillering; a choice that is drawn has one for each of its options. */
type Beelden = {
  readonly [Naam in keyof Velden]?: Velden[Naam] extends { opties: infer Opties }
    ? { readonly opties: Readonly<Record<keyof Opties, ReactNode>> }
    : Pick<VeldBeelden, 'veld'>;
};

/** The sketches of the detaillering. */
export const DETAILLERING_BEELDEN = {
  'plaatsing.onderzijde': {
    opties: {
      vloerrand: <Doorsnede soort="plaatsing-onder-vloerrand" />,
      binnenmuur: <Doorsnede soort="plaatsing-onder-binnenmuur" />,
    },
  },
  'plaatsing.bovenzijde': {
    opties: {
      vloerrand: <Doorsnede soort="plaatsing-boven-vloerrand" />,
      binnenmuur: <Doorsnede soort="plaatsing-boven-binnenmuur" />,
      latei: <Doorsnede soort="plaatsing-boven-latei" />,
    },
  },
  onderdorpel: {
    opties: {
      houtenDorpel: <Doorsnede soort="dorpel-houten" />,
      laagReliëfDorpel: <Doorsnede soort="dorpel-laagrelief" />,
    },
  },
  maximaleHartOpHartMaatLaagReliefDorpel: { veld: <Doorsnede soort="maat-hart-op-hart" /> },
  bovendorpel: {
    opties: {
      recht: <Doorsnede soort="boven-recht" />,
      afgeschuind: <Doorsnede soort="boven-afgeschuind" />,
      rechtMetSchuineVloerplaat: <Doorsnede soort="boven-recht-schuine-vloerplaat" />,
      rechtBinnenzijde: <Doorsnede soort="boven-recht-binnenzijde" />,
    },
  },
  onderregel: {
    opties: {
      zonderGroef: <Doorsnede soort="regel-zonder-groef" />,
      metGroef: <Doorsnede soort="regel-met-groef" />,
    },
  },
  bovenregel: {
    opties: {
      recht: <Doorsnede soort="boven-recht" />,
      rechtMetSchuineVloerplaat: <Doorsnede soort="boven-recht-schuine-vloerplaat" />,
      rechtBinnenzijde: <Doorsnede soort="boven-recht-binnenzijde" />,
    },
  },
  spouwlatbreedte: { veld: <Doorsnede soort="maat-spouwlat" /> },
  stelruimte: { veld: <Doorsnede soort="maat-stelruimte" /> },
} as const satisfies Beelden;

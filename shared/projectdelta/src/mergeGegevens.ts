import { projectGegevensSchema, type ProjectGegevens } from '@adviestool/contract/project';
import { projectGegevensCompleetSchema } from '@adviestool/domain/velden/projectGegevens';

import {
  mergeVelden,
  type Samenhang,
  type Samenvoeging,
  type VeldPaar,
  type Wijzigingen,
} from './mergeVelden.ts';

const HOOGTE = ['gebouwhoogte', 'gebouwhoogteControleren'];

const SAMENHANG: Samenhang = {
  // A version of a catalogue is named by two keys.
  isWhole: (pad) => pad === 'catalogus',
  isAfgeleid: () => false,
  // That a height is to be checked is said of that height.
  verwantAan: (pad) => (HOOGTE.includes(pad) ? HOOGTE.filter((ander) => ander !== pad) : []),
};

/** Two changes of the data of a project as one. */
export interface SamengevoegdeGegevens extends Pick<Samenvoeging, 'eigen' | 'andere'> {
  gegevens: ProjectGegevens;
  vragen: readonly VeldPaar[];
  /** The data with the newest value of each field that is asked. */
  metNieuwste: ProjectGegevens;
  /** They pass the rules that any input has to pass. */
  past: boolean;
}

export const mergeGegevens = (wijzigingen: Wijzigingen<ProjectGegevens>): SamengevoegdeGegevens => {
  const { inhoud, vragen, eigen, andere } = mergeVelden(wijzigingen, SAMENHANG);
  const gegevens = projectGegevensSchema.parse(inhoud('mijn'));
  return {
    gegevens,
    vragen,
    metNieuwste: projectGegevensSchema.parse(inhoud('nieuwste')),
    past: projectGegevensCompleetSchema.safeParse(gegevens).success,
    eigen,
    andere,
  };
};

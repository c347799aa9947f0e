import { OMVANG } from '../grenzen.ts';
import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';

/** Counts what a file becomes; both throw LeesFoutError when it is more than any list needs. */
export interface Omvang {
  /** A cell with its text. */
  add: (tekst: string) => void;
  /** Something that takes time to read. */
  step: () => void;
}

type Grens = Readonly<Record<'cellen' | 'tekens' | 'stappen', number>>;

const refuse = (): never => {
  throw new LeesFoutError('teVeelGegevens', teksten.teVeelGegevens);
};

/** @param grens another one than that of the product, for tests */
export const createOmvang = (grens: Grens = OMVANG): Omvang => {
  let cellen = 0;
  let tekens = 0;
  let stappen = 0;
  return {
    add: (tekst) => {
      cellen += 1;
      tekens += tekst.length;
      if (cellen > grens.cellen || tekens > grens.tekens) refuse();
    },
    step: () => {
      stappen += 1;
      if (stappen > grens.stappen) refuse();
    },
  };
};

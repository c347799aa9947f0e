import type { Catalogus } from '@adviestool/contract/catalogus';

/** What the projects of a group are calculated with. */
export interface Rekenwijze {
  catalogus: Catalogus;
  /** Names the versions of everything that an outcome depends on besides the project. */
  versies: string;
}

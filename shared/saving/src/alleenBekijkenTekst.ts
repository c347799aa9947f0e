import type { Project } from '@adviestool/contract/project';

import { teksten } from './teksten.ts';

/** Why a project may be looked at only, for who may not change it: it was put away, or is another's. */
export const alleenBekijkenTekst = ({
  user,
  gearchiveerd,
}: Pick<Project, 'user' | 'gearchiveerd'>): string =>
  gearchiveerd === undefined ? teksten.alleenBekijken(user?.name ?? null) : teksten.gearchiveerd;

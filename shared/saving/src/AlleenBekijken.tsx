import type { Project } from '@adviestool/contract/project';
import { Notice } from '@adviestool/ui/Notice';

import { teksten } from './teksten.ts';

/** Says why a project may be looked at only: it was put away, or is another's. Nothing of one that may be changed. */
export const AlleenBekijken = ({
  project: { rechten, user, gearchiveerd },
}: {
  project: Pick<Project, 'rechten' | 'user' | 'gearchiveerd'>;
}) => {
  if (rechten.wijzigen) return null;
  const text =
    gearchiveerd === undefined ? teksten.alleenBekijken(user?.name ?? null) : teksten.gearchiveerd;
  return <Notice>{text}</Notice>;
};

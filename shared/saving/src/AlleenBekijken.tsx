import type { Project } from '@adviestool/contract/project';
import { Notice } from '@adviestool/ui/Notice';

import { teksten } from './teksten.ts';

/** Says whose a project is which the user may look at only; nothing of one that may be changed. */
export const AlleenBekijken = ({
  project: { rechten, user },
}: {
  project: Pick<Project, 'rechten' | 'user'>;
}) => (rechten.wijzigen ? null : <Notice>{teksten.alleenBekijken(user?.name ?? null)}</Notice>);

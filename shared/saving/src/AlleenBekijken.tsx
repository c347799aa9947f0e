import type { Project } from '@adviestool/contract/project';
import { Notice } from '@adviestool/ui/Notice';

import { alleenBekijkenTekst } from './alleenBekijkenTekst.ts';

/** Says why a project may be looked at only. Nothing of one that may be changed. */
export const AlleenBekijken = ({
  project,
}: {
  project: Pick<Project, 'rechten' | 'user' | 'gearchiveerd'>;
}) => (project.rechten.wijzigen ? null : <Notice>{alleenBekijkenTekst(project)}</Notice>);

import { projectPath } from '@adviestool/contract/paths';
import { buttonClass } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { teksten } from './teksten.ts';

interface NietsHierProps {
  projectId: number;
  title: string;
  children?: ReactNode;
}

/** In place of a page of a project that has nothing to show yet; leads back to the project. */
export const NietsHier = ({ projectId, title, children }: NietsHierProps) => (
  <EmptyState
    title={title}
    action={
      <Link to={projectPath(projectId)} className={buttonClass('primary')}>
        {teksten.naarProject}
      </Link>
    }
  >
    {children}
  </EmptyState>
);

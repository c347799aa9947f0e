import { NIEUW, projectDetailsPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import { Button } from '@adviestool/ui/Button';
import { buttonClass } from '@adviestool/ui/buttonClass';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Notice } from '@adviestool/ui/Notice';
import { Pager } from '@adviestool/ui/Pager';
import { Link } from 'react-router';

import type { ListData } from './loadList.ts';
import { ProjectTable } from './ProjectTable.tsx';
import { renderRouterLink } from './renderRouterLink.tsx';
import { IMPORT_UITLEG, LEEG, LIJST_NIET_GELADEN, NIETS_GEVONDEN } from './teksten.ts';
import type { ListStateControl } from './useListState.ts';

interface ListBodyProps {
  data: ListData;
  listState: ListStateControl;
  isLoading: boolean;
  onRemove: (project: Project) => Promise<void>;
  onRetry: () => Promise<void>;
}

export const ListBody = ({ data, listState, isLoading, onRemove, onRetry }: ListBodyProps) => {
  const { state, search, hrefOfPage } = listState;

  if (data.kind === 'error') {
    return (
      <Notice
        kind="bad"
        title={LIJST_NIET_GELADEN}
        role="alert"
        actions={
          <Button busy={isLoading} onClick={() => void onRetry()}>
            Opnieuw proberen
          </Button>
        }
      />
    );
  }

  const { projects, total, totalPages } = data.list;
  if (total === 0 && state.search !== '') {
    return (
      <EmptyState
        title={NIETS_GEVONDEN}
        action={<Button onClick={() => search('')}>Zoekopdracht wissen</Button>}
      />
    );
  }
  if (total === 0) {
    return (
      <EmptyState
        title={LEEG}
        action={
          <Link to={projectDetailsPath(NIEUW)} className={buttonClass('primary')}>
            Nieuw project
          </Link>
        }
      >
        {IMPORT_UITLEG}
      </EmptyState>
    );
  }
  return (
    <>
      <ProjectTable
        projects={projects}
        newlyImported={data.newlyImported}
        isLoading={isLoading}
        onRemove={onRemove}
      />
      <Pager
        page={state.page + 1}
        totalPages={totalPages}
        href={hrefOfPage}
        renderLink={renderRouterLink}
      />
    </>
  );
};

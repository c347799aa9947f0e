import { NIEUW, projectDetailsPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Notice } from '@adviestool/ui/Notice';
import { Pager } from '@adviestool/ui/Pager';
import { Link } from 'react-router';

import { magMaken } from '../project/magMaken.ts';
import type { ListData } from './loadList.ts';
import type { RijActies } from './ProjectRij.tsx';
import { ProjectTabel } from './ProjectTabel.tsx';
import { teksten } from './teksten.ts';
import type { ListStateControl } from './useListState.ts';

interface ListBodyProps {
  host: HostApi;
  data: ListData;
  listState: ListStateControl;
  isLoading: boolean;
  acties: RijActies;
  onRetry: () => Promise<void>;
}

export const ListBody = ({ host, data, listState, isLoading, acties, onRetry }: ListBodyProps) => {
  const { state, search, filterGewijzigd, filterVan, filterArchief, hrefOfPage } = listState;

  if (data.kind === 'error') {
    return (
      <Notice
        kind="bad"
        title={teksten.nietGeladen}
        role="alert"
        actions={
          <Button busy={isLoading} onClick={() => void onRetry()}>
            Opnieuw proberen
          </Button>
        }
      />
    );
  }

  const { projects, total, totalPages, onberekend } = data.list;
  const nietBerekend = onberekend > 0 && (
    <Notice kind="warn">{teksten.onberekend(onberekend)}</Notice>
  );
  if (total === 0 && state.search !== '') {
    return (
      <>
        {nietBerekend}
        <EmptyState
          title={teksten.nietsGevonden}
          action={<Button onClick={() => search('')}>Zoekopdracht wissen</Button>}
        />
      </>
    );
  }
  if (total === 0 && state.gewijzigd) {
    return (
      <>
        {nietBerekend}
        <EmptyState
          title={teksten.nietsGewijzigd(state, onberekend)}
          action={<Button onClick={() => filterGewijzigd(false)}>Alle projecten</Button>}
        />
      </>
    );
  }
  if (total === 0 && state.gearchiveerd) {
    return (
      <EmptyState
        title={teksten.nietsIn(state)}
        action={<Button onClick={() => filterArchief(false)}>Alle projecten</Button>}
      />
    );
  }
  if (total === 0 && state.van !== null) {
    return (
      <EmptyState
        title={teksten.nietsIn(state)}
        action={<Button onClick={() => filterVan(null)}>Alle projecten</Button>}
      />
    );
  }
  if (data.Begin !== null) return <data.Begin host={host} />;
  if (total === 0) {
    return (
      <EmptyState
        title={teksten.leeg}
        action={
          magMaken(host) && (
            <Link to={projectDetailsPath(NIEUW)} className={buttonClass('primary')}>
              Nieuw project
            </Link>
          )
        }
      />
    );
  }
  return (
    <>
      {nietBerekend}
      <ProjectTabel
        projects={projects}
        newlyImported={data.newlyImported}
        isLoading={isLoading}
        acties={acties}
      />
      <Pager
        page={state.page + 1}
        totalPages={totalPages}
        href={hrefOfPage}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </>
  );
};

import { NIEUW, projectDetailsPath, PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useOtherTabs } from '@adviestool/saving/useOtherTabs';
import { buttonClass } from '@adviestool/ui/Button';
import { Icon } from '@adviestool/ui/Icon';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { lazy, Suspense, useState } from 'react';
import { Link, useLoaderData, useNavigation, useRevalidator } from 'react-router';

import { IMPORTEREN, VERWIJDERD } from '../project/listPaths.ts';
import { loadCode } from '../project/loadCode.ts';
import { magMaken } from '../project/magMaken.ts';
import { removeProject } from '../project/removeProject.ts';
import { useRowFocus } from '../rijen/useRowFocus.ts';
import { ListBody } from './ListBody.tsx';
import { ListControls } from './ListControls.tsx';
import { isFiltered } from './listState.ts';
import type { ListData } from './loadList.ts';
import type { GenoemdProject, RijActies } from './ProjectRij.tsx';
import styles from './ProjectListPage.module.css';
import { teksten } from './teksten.ts';
import { useListState } from './useListState.ts';

const DupliceerDialog = lazy(async () => {
  const { DupliceerDialog: Component } = await import('../beheren/dupliceren/DupliceerDialog.tsx');
  return { default: Component };
});

/** How many projects a search found, for who does not see the list; nothing before the first search. */
const useFound = (search: string, total: number | undefined): string => {
  const [told, setTold] = useState({ search, text: '' });
  if (total === undefined || search === told.search) return told.text;
  const text = teksten.gevonden(total, search);
  setTold({ search, text });
  return text;
};

export const ProjectListPage = ({ host }: { host: HostApi }) => {
  const data = useLoaderData<ListData>();
  const listState = useListState();
  const navigation = useNavigation();
  const { revalidate, state: revalidation } = useRevalidator();
  const isLoading = navigation.location?.pathname === PROJECTS || revalidation === 'loading';
  useOtherTabs(host, () => void revalidate());
  const projects = data.kind === 'list' ? data.list.projects : [];
  const rowFocus = useRowFocus<HTMLDivElement>(projects.map(({ id }) => String(id)));
  const total = data.kind === 'list' ? data.list.total : undefined;
  const { search, van } = listState.state;
  const announcement = useFound(search, total);
  const hasControls = total !== 0 || isFiltered(listState.state);
  const isMaker = magMaken(host);
  const [duplicated, setDuplicated] = useState<GenoemdProject | null>(null);

  const acties: RijActies = {
    onRemove: async (project) => {
      if (await removeProject(host, project, revalidate)) await revalidate();
    },
    onDuplicate: isMaker ? setDuplicated : null,
    onArchive: async (project, isArchived) => {
      const code = await loadCode(host, () => import('../beheren/archief/setArchived.ts'));
      await code?.setArchived(host, { ...project, isArchived, onDone: revalidate });
    },
  };

  return (
    <Page>
      <PageHeader
        title="Projecten"
        count={total}
        actions={
          hasControls && isMaker ? (
            <>
              <Link to={IMPORTEREN} className={buttonClass()}>
                {teksten.importeren}
              </Link>
              <Link to={projectDetailsPath(NIEUW)} className={buttonClass('primary')}>
                <Icon name="plus" />
                Nieuw project
              </Link>
            </>
          ) : undefined
        }
      />
      {hasControls && (
        <ListControls
          listState={listState}
          seesOthers={van !== null || (data.kind === 'list' && data.list.bereik === 'alle')}
        />
      )}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <div {...rowFocus}>
        <ListBody
          host={host}
          data={data}
          listState={listState}
          isLoading={isLoading}
          acties={acties}
          onRetry={revalidate}
        />
      </div>
      {isMaker && data.kind === 'list' && (
        <footer className={styles.footer}>
          <Link to={VERWIJDERD}>{teksten.verwijderd}</Link>
        </footer>
      )}
      {duplicated !== null && (
        <Suspense>
          <DupliceerDialog host={host} project={duplicated} onClose={() => setDuplicated(null)} />
        </Suspense>
      )}
    </Page>
  );
};

import { NIEUW, projectDetailsPath, PROJECTS } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buttonClass } from '@adviestool/ui/buttonClass';
import { Icon } from '@adviestool/ui/Icon';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Link, useLoaderData, useNavigation, useRevalidator } from 'react-router';

import { removeProject } from '../removeProject.ts';
import { useOtherTabs } from '../useOtherTabs.ts';
import { ListBody } from './ListBody.tsx';
import { ListControls } from './ListControls.tsx';
import type { ListData } from './loadList.ts';
import { useListState } from './useListState.ts';

export const ProjectListPage = ({ host }: { host: HostApi }) => {
  const data = useLoaderData<ListData>();
  const listState = useListState();
  const navigation = useNavigation();
  const { revalidate, state: revalidation } = useRevalidator();
  const isLoading = navigation.location?.pathname === PROJECTS || revalidation === 'loading';
  useOtherTabs(host, () => void revalidate());
  const total = data.kind === 'list' ? data.list.total : undefined;
  const hasControls = total !== 0 || listState.state.search !== '';

  const remove = async (project: Project): Promise<void> => {
    if (await removeProject(host, project, revalidate)) await revalidate();
  };

  return (
    <Page>
      <PageHeader
        title="Projecten"
        count={total}
        actions={
          hasControls ? (
            <Link to={projectDetailsPath(NIEUW)} className={buttonClass('primary')}>
              <Icon name="plus" />
              Nieuw project
            </Link>
          ) : undefined
        }
      />
      {hasControls && <ListControls listState={listState} />}
      <ListBody
        data={data}
        listState={listState}
        isLoading={isLoading}
        onRemove={remove}
        onRetry={revalidate}
      />
    </Page>
  );
};

import { buildHost as buildSharedHost } from '@adviestool/contract/builders/buildHost';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import type { Project } from '@adviestool/contract/project';
import { GEEN_STANDAARDEN } from '@adviestool/contract/standaarden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { setActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';

const activate = async (project: Project): Promise<Project> => {
  setActiveProject(project, null);
  return project;
};

/** A project port that keeps the project in the store, as the backend would. */
const buildProjectPort = (initial: Project): HostApi['project'] => {
  const active = (): Project => useActiveProjectStore.getState().project ?? initial;
  return {
    ensure: () => activate(active()),
    refresh: () => activate(active()),
    save: async (change) => {
      const outcome = await saveIn(active())(change);
      if (outcome.kind === 'saved') await activate(outcome.project);
      return outcome;
    },
  };
};

const GEEN_GESCHIEDENIS = {
  pager: { current_page: 0, total_items: 0, total_pages: 0, items_per_page: 20 },
  revisies: [],
};

/** A host with this project active, no history, a supplier of fasteners and no standards. */
export const buildHost = (project: Project, overrides: Partial<HostApi> = {}): HostApi => {
  setActiveProject(project, null);
  const host = buildSharedHost({
    project: buildProjectPort(project),
    api: buildTransport(({ path }) =>
      path.endsWith('/revisies') ? GEEN_GESCHIEDENIS : GEEN_STANDAARDEN,
    ),
  });
  const fastenerSuppliers = { enabled: true, options: { voorbeeld: 'Voorbeeldleverancier' } };
  return {
    ...host,
    config: { ...host.config, variant: buildVariant({ fastenerSuppliers }) },
    ...overrides,
  };
};

import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { fieldOf } from '@adviestool/domain/velden/onbekendeInvoer';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { z } from 'zod';

import { refuseOlder } from './refuseOlder.ts';

/**
 * What of an answer is calculated with: one project, that of a link or of a revision, or each of a list. A summary
 * says what was calculated already.
 */
const projectsIn = (answer: unknown): unknown[] => {
  const list = fieldOf(fieldOf(answer, 'projects'), 'full');
  return [answer, fieldOf(answer, 'project'), ...(Array.isArray(list) ? list : [])].filter(
    (project) => fieldOf(project, 'samenvatting') === undefined,
  );
};

/** The host for a remote that does not know all that a project may be calculated with: it gets no project that has it. */
export const hostForOlder = (
  document: Pick<RemoteDocument, 'id' | 'requires'>,
  host: HostApi,
  address: () => Pick<Location, 'pathname'>,
): HostApi => {
  const { api, project, catalogus } = host;

  const knownProject = async (reading: Promise<Project>): Promise<Project> => {
    const read = await reading;
    refuseOlder(document, read.projectGegevens);
    return read;
  };
  // One that was left stays in the store, and is not what is calculated.
  const openGegevens = (): ProjectGegevens | null => {
    const { project: active } = useActiveProjectStore.getState();
    const isOpen = active !== null && address().pathname.split('/').includes(String(active.id));
    return isOpen ? active.projectGegevens : null;
  };
  // Who calculates asks for it: also of the open project as somebody has changed it since.
  const knownCatalogus = (read: Catalogus): Catalogus => {
    refuseOlder(document, openGegevens(), read);
    return read;
  };
  const refuseAnswer = (answer: unknown): unknown => {
    for (const each of projectsIn(answer)) refuseOlder(document, each, answer);
    return answer;
  };

  return {
    ...host,
    api: {
      ...api,
      // What a write answers has been done: to say that it failed would be wrong.
      request: (request) =>
        api.request(
          request.method === 'GET'
            ? { ...request, answer: z.unknown().transform(refuseAnswer).pipe(request.answer) }
            : request,
        ),
    },
    project: {
      ...project,
      refresh: (projectId) => knownProject(project.refresh(projectId)),
      ensure: (projectId) => knownProject(project.ensure(projectId)),
    },
    catalogus: {
      ...catalogus,
      load: async (keuze) => knownCatalogus(await catalogus.load(keuze)),
      loaded: (keuze) => knownCatalogus(catalogus.loaded(keuze)),
    },
  };
};

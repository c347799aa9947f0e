import { fetchProjectRevisie, fetchProjectRevisies } from '@adviestool/contract/api/geschiedenis';
import type { EenProjectRevisie, ProjectRevisies } from '@adviestool/contract/geschiedenis';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { loadCatalogusOf } from '@adviestool/projectoverzicht/loadCatalogusOf';
import { redirect } from 'react-router';

import { geschiedenisPath } from '../project/geschiedenisPath.ts';

/** A page of the history of a project, or the project as it was once. */
export type GeschiedenisData =
  | { kind: 'lijst'; project: Project; lijst: ProjectRevisies }
  | { kind: 'versie'; project: Project; revisie: EenProjectRevisie };

const NUMBER = /^[1-9]\d{0,6}$/;

const numberOf = (text: string | null): number | null =>
  text !== null && NUMBER.test(text) ? Number(text) : null;

/**
 * Fetches what the address asks for.
 * @throws a redirect to the last page for a page past the end
 */
export const loadGeschiedenis = async (
  host: HostApi,
  projectId: number,
  params: URLSearchParams,
): Promise<GeschiedenisData> => {
  const { groupId } = host.config.variant;
  const reading = loadCatalogusOf(host, host.project.ensure(projectId));
  const revision = numberOf(params.get('versie'));
  if (revision !== null) {
    const revisie = fetchProjectRevisie(host.api, groupId, { projectId, revision });
    const [project, found] = await Promise.all([reading, revisie]);
    if (found.project !== null) await host.catalogus.load(found.project.catalogus);
    return { kind: 'versie', project, revisie: found };
  }
  const page = (numberOf(params.get('pagina')) ?? 1) - 1;
  const fetching = fetchProjectRevisies(host.api, groupId, { projectId, page });
  const [project, lijst] = await Promise.all([reading, fetching]);
  const last = Math.max(1, lijst.pager.total_pages);
  if (page >= last) throw redirect(geschiedenisPath(projectId, last));
  return { kind: 'lijst', project, lijst };
};

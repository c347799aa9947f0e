import type { ProjectSummaryRecord } from '@adviestool/contract/projectList';
import type { Samenvatting } from '@adviestool/contract/samenvatting';

import type { RekenwijzeVan } from '../catalogi/rekenwijze.ts';
import { gevondenMerken } from './gevondenMerken.ts';
import { stampOf, summarise } from '../projectopslag/summarise.ts';
import type { ListedSummary, ProjectList } from './projectList.ts';
import type { ProjectListRequest } from './projectListRequest.ts';
import { createProjects } from '../projectopslag/projects.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

/** The summary of a listed project, made anew and kept when it was made of or with something else. */
const samenvattingIn = async (
  { database }: Pick<CatalogusServices, 'database'>,
  {
    record,
    revision,
    samenvatting,
    samenvatting_stamp,
  }: Omit<ListedSummary, 'record' | 'merken'> & {
    record: Pick<ProjectSummaryRecord, 'id' | 'catalogus'>;
  },
  rekenwijzeVan: RekenwijzeVan,
): Promise<Samenvatting | null> => {
  const rekenwijze = rekenwijzeVan(record.catalogus);
  if (rekenwijze === null) return null;
  if (samenvatting_stamp === stampOf(revision, rekenwijze)) return samenvatting;
  const projects = createProjects(database);
  const content = await projects.findContent(record.id);
  if (content === null) return null;
  const made = summarise(content, content.revision, { rekenwijzeVan });
  await projects.keepSummary({ id: record.id, revision: content.revision }, made);
  return made.samenvatting;
};

/**
 * Makes the summaries of projects in which an advice is fixed: which of them are found is what those say.
 * @returns of how many nothing can be calculated, so that it is not known whether an advice changed
 */
const summariseFixed = async (
  services: CatalogusServices,
  list: ProjectList,
  { request, rekenwijzeVan }: { request: ProjectListRequest; rekenwijzeVan: RekenwijzeVan },
): Promise<number> => {
  let onberekend = 0;
  for (const each of await list.findFixed(request)) {
    const { id, catalogus, ...kept } = each;
    const record = { id, catalogus };
    const made = await samenvattingIn(services, { record, ...kept }, rekenwijzeVan);
    if (made === null) onberekend += 1;
  }
  return onberekend;
};

interface SummaryList {
  total: number;
  records: ProjectSummaryRecord[];
  /** Of a list of changed advices: how many projects it may lack, or have by what was calculated before. */
  onberekend: number;
}

/** One page of the list without the gevelvullingen. */
export const listSummaries = async (
  services: CatalogusServices,
  list: ProjectList,
  request: ProjectListRequest,
): Promise<SummaryList> => {
  const rekenwijzeVan = await services.rekenwijzen.ofGroup(request.groupId);
  const onberekend = request.gewijzigd
    ? await summariseFixed(services, list, { request, rekenwijzeVan })
    : 0;
  const { total, found } = await list.findSummaries(request);
  const records: ProjectSummaryRecord[] = [];
  for (const each of found) {
    const samenvatting = await samenvattingIn(services, each, rekenwijzeVan);
    const gevonden = gevondenMerken(each.merken, request.search.merken);
    records.push({ ...each.record, samenvatting, ...(gevonden !== undefined && { gevonden }) });
  }
  return { total, records, onberekend };
};

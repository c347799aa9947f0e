import type { StandaardenAnswer } from '@adviestool/contract/api/standaarden';
import type { Catalogus } from '@adviestool/contract/catalogus';
import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import { hasRemote } from '@adviestool/contract/hasRemote';
import { BEDRIJF_STANDAARDEN, kozijnstaatPath, standaardenPath } from '@adviestool/contract/paths';
import { projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';
import { alleenBekijkenTekst } from '@adviestool/saving/alleenBekijkenTekst';
import { isBeheerder } from '@adviestool/saving/isBeheerder';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import { loadCatalogusOf } from '@adviestool/projectoverzicht/loadCatalogusOf';

import { bronVanBedrijf, bronVanProject, type StandaardenBron } from './standaardenBron.ts';
import { teksten } from './teksten.ts';

/** Standards with where they belong: to a project, or to the company. */
export interface StandaardenPlek {
  titel: string;
  uitleg: string;
  /** Of which project. */
  projectNaam: string | null;
  path: string;
  /** Where a list is imported; null: not here. */
  importPath: string | null;
  magWijzigen: boolean;
  /** Who may, for who may not. */
  nietWijzigen: string;
  /** Names the products. */
  catalogus: Catalogus;
  bron: StandaardenBron;
  answer: StandaardenAnswer;
}

const loadPlekVanProject = async (
  host: HostApi,
  params: PageArgs['params'],
): Promise<StandaardenPlek> => {
  const projectId = projectIdOf(params);
  const bron = bronVanProject(host, projectId);
  const [project, answer] = await Promise.all([
    loadCatalogusOf(host, host.project.ensure(projectId)),
    bron.read(),
  ]);
  const { projectGegevens } = project;
  const mag = magWijzigen(project);
  return {
    titel: teksten.titel,
    uitleg: teksten.uitlegProject,
    projectNaam: projectGegevens.projectNaam,
    path: standaardenPath(projectId),
    importPath:
      mag && hasRemote(host.config.variant, 'kozijnstaat') ? kozijnstaatPath(projectId) : null,
    magWijzigen: mag,
    nietWijzigen: alleenBekijkenTekst(project),
    catalogus: host.catalogus.loaded(projectGegevens.catalogus),
    bron,
    answer,
  };
};

const loadPlekVanBedrijf = async (host: HostApi): Promise<StandaardenPlek> => {
  const bron = bronVanBedrijf(host);
  const [catalogus, answer] = await Promise.all([host.catalogus.load(), bron.read()]);
  return {
    titel: teksten.titelBedrijf,
    uitleg: teksten.uitlegBedrijf,
    projectNaam: null,
    path: BEDRIJF_STANDAARDEN,
    importPath: null,
    magWijzigen: isBeheerder(host),
    nietWijzigen: teksten.alleenBeheerder,
    catalogus,
    bron,
    answer,
  };
};

/** Of the project in the address; without one of the company. */
export const loadPlek = (host: HostApi, params: PageArgs['params']): Promise<StandaardenPlek> =>
  params['projectId'] === undefined ? loadPlekVanBedrijf(host) : loadPlekVanProject(host, params);

/**
 * The type in the address of a form.
 * @throws a 404 for another word, which the host answers with its page for a wrong address
 */
export const typeOf = ({ type }: PageArgs['params']): GevelvullingType => {
  const known = GEVELVULLING_TYPES.find((each) => each === type);
  if (known === undefined) throw new Response(null, { status: 404 });
  return known;
};

import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import {
  settleGevelvulling,
  type SettledGevelvulling,
} from '@adviestool/domain/velden/settleGevelvulling';

import { findGevelvulling } from './steps.ts';

export interface GevelvullingSave {
  /** Added when the project has it not. */
  subject: Gevelvulling;
  change: (gevelvulling: Gevelvulling) => Gevelvulling;
  /** Id of the gevelvulling after which one is added; null or gone: at the end. */
  after?: string | null;
  /** When the gevelvulling that the change was made on was saved; null: never. Left out: on any. */
  basis?: string | null | undefined;
}

/** The change made on the gevelvulling that the project has, or else on the one to add, and what follows from it. */
const settleIn = (
  { catalogus }: HostApi,
  { subject, change }: GevelvullingSave,
  project: Project,
): SettledGevelvulling =>
  settleGevelvulling({
    gevelvulling: change(findGevelvulling(project, idOf(subject)) ?? subject),
    projectGegevens: project.projectGegevens,
    catalogus: catalogus.loaded(project.projectGegevens.catalogus),
  });

/** The project with the gevelvulling in the place of the one with its id, or added. */
const withGevelvulling = (
  project: Project,
  gevelvulling: Gevelvulling,
  after: string | null,
): Project => {
  const { gevelvullingen } = project;
  const isKnown = gevelvullingen.some((one) => idOf(one) === idOf(gevelvulling));
  const place = gevelvullingen.findIndex((one) => idOf(one) === after) + 1;
  return {
    ...project,
    gevelvullingen: isKnown
      ? gevelvullingen.map((one) => (idOf(one) === idOf(gevelvulling) ? gevelvulling : one))
      : gevelvullingen.toSpliced(place === 0 ? gevelvullingen.length : place, 0, gevelvulling),
  };
};

/** Whether the project has another version than the one that the change was made on, or none any more. */
const isChangedElsewhere = (project: Project, { subject, basis }: GevelvullingSave): boolean =>
  basis !== undefined && basis !== (findGevelvulling(project, idOf(subject))?.changed ?? null);

/** Saves the active project with the changed gevelvulling in it. */
export const saveGevelvulling = async (
  host: HostApi,
  save: GevelvullingSave,
): Promise<SaveOutcome> => {
  const changed = new Date().toISOString();
  const outcome = await host.project.save(
    (project) => {
      if (isChangedElsewhere(project, save)) return null;
      const { gevelvulling } = settleIn(host, save, project);
      const created = gevelvulling.created ?? changed;
      return withGevelvulling(project, { ...gevelvulling, created, changed }, save.after ?? null);
    },
    null,
    { checksItself: save.basis !== undefined },
  );
  return outcome.kind === 'unchanged' ? { ...outcome, kind: 'conflict' } : outcome;
};

/** What a save has reset in the project that it was made in, to tell the user. */
export const resetBySave = (
  host: HostApi,
  save: GevelvullingSave,
  before: Project,
): readonly string[] => settleIn(host, save, before).messages;

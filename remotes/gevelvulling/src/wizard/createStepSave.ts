import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { isZelfdeInvoer } from '@adviestool/projectdelta/isZelfdeInvoer';
import { loadLate } from '@adviestool/saving/loadLate';
import type { MergingSave } from '@adviestool/saving/mergingSave';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { settleIn } from './settleIn.ts';
import { findGevelvulling } from './steps.ts';
import type { StepSaveInput } from './stepSaveInput.ts';

interface StepSave extends MergingSave {
  /** What the save has reset in the project that it was made in, to tell the user. */
  messages: (before: Project) => readonly string[];
}

const loadMerge = () => loadLate(import('./mergeInvoer.ts'));

type Merge = Awaited<ReturnType<typeof loadMerge>>;

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

/** One that comes back is not fixed any more. */
const withoutVaststelling = ({ vastgesteld: _vastgesteld, ...gevelvulling }: Gevelvulling) =>
  gevelvulling;

/** Saves what the user changed of a gevelvulling in the active project, and nothing else of it. */
export const createStepSave = (host: HostApi, input: StepSaveInput): StepSave => {
  const { subject, typedOn, change } = input;
  const antwoorden = new Map<string, unknown>();
  let merge: Merge | null = null;
  let isAddedAgain = false;

  const findIn = (project: Project): Gevelvulling | null =>
    findGevelvulling(project, idOf(subject)) ?? null;

  const wijzigingenSince = (nieuwste: Gevelvulling) => ({
    getyptOp: typedOn,
    mijn: change(typedOn ?? nieuwste),
    nieuwste,
    antwoorden,
  });

  /** What the input makes of the gevelvulling of a project; null: the user has to be asked first. */
  const wantedIn = (project: Project): Gevelvulling | null => {
    const found = findIn(project);
    if (found === null) {
      if (input.isNieuw) return change(subject);
      return isAddedAgain ? withoutVaststelling(change(typedOn ?? subject)) : null;
    }
    const isOwn = input.isNieuw && !input.isResumed;
    const isSame = isOwn || (typedOn !== null && isZelfdeInvoer(typedOn, found));
    if (isSame) return change(found);
    if (merge === null) return null;
    return merge.mergedIn({ host, project, input, wijzigingen: wijzigingenSince(found) });
  };

  const make = (project: Project): Project | null => {
    const active = useActiveProjectStore.getState().project?.projectGegevens.catalogus;
    // Of another version only its name is known yet.
    if (!isSameInput(active, project.projectGegevens.catalogus)) return null;
    const wanted = wantedIn(project);
    if (wanted === null) return null;
    const changed = new Date().toISOString();
    const { gevelvulling } = settleIn(host, project, wanted);
    const created = gevelvulling.created ?? changed;
    return withGevelvulling(project, { ...gevelvulling, created, changed }, input.after);
  };

  return {
    send: () => host.project.save(make, null, { checksItself: true }),
    meet: async () => {
      const { project } = useActiveProjectStore.getState();
      if (project === null || project.onleesbaar) return null;
      merge ??= await loadMerge();
      const found = findIn(project);
      if (found !== null) {
        return merge.meetChanged({ host, project, input, wijzigingen: wijzigingenSince(found) });
      }
      if (input.isNieuw || isAddedAgain) return null;
      return merge.meetRemoved(input, () => {
        isAddedAgain = true;
      });
    },
    taken: async (project) => {
      const found = findIn(project);
      if (found === null || input.isNieuw || typedOn === null) return null;
      if (isZelfdeInvoer(typedOn, found)) return null;
      merge ??= await loadMerge();
      return merge.takenIn(host, project, wijzigingenSince(found));
    },
    messages: (before) => {
      const wanted = wantedIn(before);
      return wanted === null ? [] : settleIn(host, before, wanted).messages;
    },
  };
};

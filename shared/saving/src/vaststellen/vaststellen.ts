import { isApiError, isHttpError, type ApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import { fixAdviezen, releaseAdviezen } from '@adviestool/contract/api/vaststellen';
import type { Project } from '@adviestool/contract/project';
import type { ErrorTexts, HostApi } from '@adviestool/contract/remoteModule';
import type { Uitkomst, Vastgesteld } from '@adviestool/contract/vastgesteld';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { UNDO } from '../toastKeys.ts';
import { teksten } from './teksten.ts';

/** What others made of the project since the user saw it: `nu` is loaded. */
export interface Anders {
  toen: Project;
  nu: Project;
}

/** By the id of each gevelvulling, what was fixed of it; undefined: nothing. */
type Before = ReadonlyMap<string, Vastgesteld | undefined>;

const openProject = (projectId: number): Project | null => {
  const { project } = useActiveProjectStore.getState();
  return project?.id === projectId ? project : null;
};

const beforeOf = ({ gevelvullingen }: Project, ids: ReadonlySet<string>): Before =>
  new Map(
    gevelvullingen.flatMap(({ gevelvullingEnKaderData: { id }, vastgesteld }) =>
      ids.has(id) ? [[id, vastgesteld]] : [],
    ),
  );

/** The backend says which gevelvulling it is about, and what it computes. */
const textsOf = (error: unknown): ErrorTexts => ({
  ...projectWriteTexts(error, 'bewerken'),
  ...(isHttpError(error) && error.serverMessage !== null && { [409]: error.serverMessage }),
});

/** Sends a call about the open project and shows what is stored then. @returns why it is not done; null: it is */
const attempt = async (
  host: HostApi,
  projectId: number,
  call: () => Promise<unknown>,
): Promise<ApiError | null> => {
  try {
    await call();
    host.tabs.post({ event: 'project_updated', projectId });
    await host.project.refresh(projectId);
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error;
  }
};

/** As `attempt`; tells why it is not done. @returns whether it is */
const send = async (
  host: HostApi,
  projectId: number,
  call: () => Promise<unknown>,
): Promise<boolean> => {
  const error = await attempt(host, projectId, call);
  if (error !== null) host.showError(error, textsOf(error));
  return error === null;
};

const hasSameContent = (toen: Project, nu: Project): boolean =>
  isSameInput(toen.projectGegevens, nu.projectGegevens) &&
  isSameInput(toen.gevelvullingen, nu.gevelvullingen);

/** Loads what others made of the project. @returns that; null: nothing, or it cannot be loaded */
const changedSince = async (host: HostApi, toen: Project): Promise<Project | null> => {
  try {
    const nu = await host.project.refresh(toen.id);
    return nu.onleesbaar || hasSameContent(toen, nu) ? null : nu;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
};

/** Puts back what was fixed, which the backend takes for it once fixed it so. */
const putBack = async (host: HostApi, before: Before): Promise<boolean> => {
  const outcome = await host.project.save((project) => ({
    ...project,
    gevelvullingen: project.gevelvullingen.map((one) => {
      const vastgesteld = before.get(one.gevelvullingEnKaderData.id);
      return vastgesteld === undefined ? one : { ...one, vastgesteld };
    }),
  }));
  if (outcome.kind === 'failed') host.showError(outcome.error, textsOf(outcome.error));
  if (outcome.kind === 'conflict') host.toast('warning', teksten.intussenGewijzigd);
  return outcome.kind === 'saved' || outcome.kind === 'unchanged';
};

const release = (host: HostApi, projectId: number, gevelvullingen: string[]): Promise<boolean> =>
  send(host, projectId, () =>
    releaseAdviezen(host.api, host.config.variant.groupId, {
      projectId,
      body: { gevelvullingen },
      revision: null,
    }),
  );

/** Whether they are fixed as they were after one's own call: a colleague's newer one is not ours to take back. */
const isFixedSo = (fixed: Before, project: Project): boolean => {
  const nu = beforeOf(project, new Set(fixed.keys()));
  return [...fixed].every(([id, vastgesteld]) => isSameInput(vastgesteld, nu.get(id)));
};

/** Undoes that advices were fixed: those that were fixed before are so again as they were. */
const undoFix = async (
  host: HostApi,
  projectId: number,
  { before, fixed }: { before: Before; fixed: Before },
): Promise<void> => {
  const project = openProject(projectId);
  if (project === null) return host.toast('warning', teksten.nietMeerOpen);
  if (!isFixedSo(fixed, project)) return host.toast('warning', teksten.intussenGewijzigd);
  const ids = [...before].flatMap(([id, was]) => (was === undefined ? [id] : []));
  const isReleased = ids.length === 0 || (await release(host, projectId, ids));
  if (!isReleased) return undefined;
  const isDone = ids.length === before.size || (await putBack(host, before));
  if (isDone) host.toast('success', teksten.ongedaanGemaakt, { key: UNDO });
  return undefined;
};

const undoRelease = async (host: HostApi, projectId: number, before: Before): Promise<void> => {
  if (openProject(projectId) === null) return host.toast('warning', teksten.nietMeerOpen);
  if (await putBack(host, before)) {
    host.toast('success', teksten.intrekkenOngedaan, { key: UNDO });
  }
  return undefined;
};

const tell = (host: HostApi, text: string, onAction: () => void): void => {
  host.toast('success', text, {
    key: UNDO,
    action: { label: teksten.ongedaanMaken, onAction },
  });
};

/** What is to be fixed, and who tells why it was not. */
interface Getoond {
  /** By the id of each gevelvulling, as the user sees it. */
  getoond: ReadonlyMap<string, Uitkomst>;
  /** Tells in place of a refusal what others changed, so that it comes out otherwise. */
  onAnders?: (anders: Anders) => Promise<void>;
}

/**
 * Fixes advices of the open project as the user sees them, and tells so with the way back. It needs no
 * revision: where the backend computes something else than is shown it fixes nothing.
 * @returns whether they are fixed
 */
export const vaststellenOfUitleggen = async (
  host: HostApi,
  projectId: number,
  { getoond, onAnders }: Getoond,
): Promise<boolean> => {
  const toen = openProject(projectId);
  if (toen === null) {
    host.toast('warning', teksten.nietMeerOpen);
    return false;
  }
  const before = beforeOf(toen, new Set(getoond.keys()));
  const error = await attempt(host, projectId, () =>
    fixAdviezen(host.api, host.config.variant.groupId, {
      projectId,
      body: { gevelvullingen: [...getoond.keys()], getoond: Object.fromEntries(getoond) },
      revision: null,
    }),
  );
  if (error === null) {
    const fixed = beforeOf(openProject(projectId) ?? toen, new Set(getoond.keys()));
    const undo = (): void => void undoFix(host, projectId, { before, fixed });
    tell(host, teksten.vastgesteld(getoond.size), undo);
    return true;
  }
  const mayBeAnders = onAnders !== undefined && isHttpError(error, 409);
  const nu = mayBeAnders ? await changedSince(host, toen) : null;
  if (nu === null) host.showError(error, textsOf(error));
  else await onAnders?.({ toen, nu });
  return false;
};

/** As `vaststellenOfUitleggen`, where the words of the refusal are enough. @returns whether they are fixed */
export const vaststellen = (
  host: HostApi,
  projectId: number,
  getoond: ReadonlyMap<string, Uitkomst>,
): Promise<boolean> => vaststellenOfUitleggen(host, projectId, { getoond });

/** Takes back that advices of the open project are fixed. @returns whether that is done */
export const intrekken = async (
  host: HostApi,
  projectId: number,
  ids: readonly string[],
): Promise<boolean> => {
  const project = openProject(projectId);
  if (project === null) {
    host.toast('warning', teksten.nietMeerOpen);
    return false;
  }
  const before = beforeOf(project, new Set(ids));
  const isReleased = await release(host, projectId, [...ids]);
  if (isReleased) {
    tell(host, teksten.ingetrokken(ids.length), () => void undoRelease(host, projectId, before));
  }
  return isReleased;
};

import { isApiError, isHttpError, type ApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import { fixAdviezen, releaseAdviezen } from '@adviestool/contract/api/vaststellen';
import type { Project } from '@adviestool/contract/project';
import type { ErrorTexts, HostApi } from '@adviestool/contract/remoteModule';
import type { VaststellenWritten } from '@adviestool/contract/vaststellen';
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

/** Reads the open project anew, and tells when that fails: nothing else is undone by it. */
const reload = async (host: HostApi, projectId: number): Promise<Project | null> => {
  try {
    return await host.project.refresh(projectId);
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.log('warn', 'A project was not read anew.', error);
    host.toast('warning', teksten.nietVernieuwd);
    return null;
  }
};

/**
 * Sends a call about the open project and shows what is stored then.
 * @returns what it answers, or why it is not done
 */
const attempt = async (
  host: HostApi,
  projectId: number,
  call: () => Promise<VaststellenWritten>,
): Promise<VaststellenWritten | ApiError> => {
  let written: VaststellenWritten;
  try {
    written = await call();
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error;
  }
  host.tabs.post({ event: 'project_updated', projectId });
  await reload(host, projectId);
  return written;
};

/** As `attempt`; tells why it is not done. @returns whether it is */
const send = async (
  host: HostApi,
  projectId: number,
  call: () => Promise<VaststellenWritten>,
): Promise<boolean> => {
  const answer = await attempt(host, projectId, call);
  const isRefused = isApiError(answer);
  if (isRefused) host.showError(answer, textsOf(answer));
  return !isRefused;
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
  // It may be shown as it was before, where it could not be read anew.
  const nu = isFixedSo(fixed, project) ? project : await reload(host, projectId);
  if (nu === null) return undefined;
  if (!isFixedSo(fixed, nu)) return host.toast('warning', teksten.intussenGewijzigd);
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
  const answer = await attempt(host, projectId, () =>
    fixAdviezen(host.api, host.config.variant.groupId, {
      projectId,
      body: { gevelvullingen: [...getoond.keys()], getoond: Object.fromEntries(getoond) },
      revision: null,
    }),
  );
  if (!isApiError(answer)) {
    const fixed = new Map([...getoond.keys()].map((id) => [id, answer.vastgesteld[id]]));
    const undo = (): void => void undoFix(host, projectId, { before, fixed });
    tell(host, teksten.vastgesteld(getoond.size), undo);
    return true;
  }
  const mayBeAnders = onAnders !== undefined && isHttpError(answer, 409);
  const nu = mayBeAnders ? await changedSince(host, toen) : null;
  if (nu === null) host.showError(answer, textsOf(answer));
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

import type { ProjectGegevens } from '@adviestool/contract/project';
import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import { fieldOf } from '@adviestool/domain/velden/onbekendeInvoer';

import { RemoteContractError } from './loadCause/remoteErrors.ts';

/** What a project may have chosen that changes its calculation, by the release of the contract that takes it. */
const SINDS = {
  gevolgklasse: [1, 2],
  windvormfactoren: [1, 3],
} as const satisfies Partial<Record<keyof ProjectGegevens, readonly [number, number]>>;

const isGekozen = (keuze: unknown): boolean =>
  Array.isArray(keuze) ? keuze.length > 0 : (keuze ?? null) !== null;

const CONTRACT = '@adviestool/contract';

/**
 * Whether the packages that a remote may have been built with do not know it: of a range its least counts, and one
 * that names none may be any. One without the contract has no project.
 */
const isOlder = (
  { requires }: Pick<RemoteDocument, 'requires'>,
  [wantedMajor, wantedMinor]: readonly [number, number],
): boolean => {
  const range = requires[CONTRACT];
  if (range === undefined) return false;
  const [, major = 0, minor = 0] = /^[~^>=v\s]*(\d+)(?:\.(\d+))?/.exec(range) ?? [];
  return Number(major) === wantedMajor ? Number(minor) < wantedMinor : Number(major) < wantedMajor;
};

/**
 * Keeps a project from a remote that would calculate it without what was chosen.
 * @throws RemoteContractError
 */
export const refuseOlder = (
  document: Pick<RemoteDocument, 'id' | 'requires'> | undefined,
  projectGegevens: unknown,
): void => {
  if (document === undefined) return;
  const unknown = Object.entries(SINDS).flatMap(([keuze, sinds]) =>
    isGekozen(fieldOf(projectGegevens, keuze)) && isOlder(document, sinds) ? keuze : [],
  );
  if (unknown.length === 0) return;
  throw new RemoteContractError(document.id, `it does not know ${unknown.join(' and ')}.`, {
    isOlder: true,
  });
};

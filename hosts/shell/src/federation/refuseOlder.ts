import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import { fieldOf } from '@adviestool/domain/velden/onbekendeInvoer';

import { RemoteContractError } from './remoteErrors.ts';

/** The release of the contract since when the calculation of a remote takes the chosen gevolgklasse. */
const SINDS = [1, 2] as const;

const CONTRACT = '@adviestool/contract';

/** Whether the packages that a remote was built with know the choice; one without the contract has no project. */
const isOlder = ({ requires }: Pick<RemoteDocument, 'requires'>): boolean => {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(requires[CONTRACT] ?? '') ?? [];
  if (major === undefined) return false;
  return Number(major) === SINDS[0] ? Number(minor) < SINDS[1] : Number(major) < SINDS[0];
};

/**
 * Keeps a project from a remote that would calculate it without its chosen gevolgklasse.
 * @throws RemoteContractError
 */
export const refuseOlder = (
  document: Pick<RemoteDocument, 'id' | 'requires'> | undefined,
  projectGegevens: unknown,
): void => {
  const gevolgklasse = fieldOf(projectGegevens, 'gevolgklasse') ?? null;
  if (document === undefined || gevolgklasse === null || !isOlder(document)) return;
  throw new RemoteContractError(document.id, 'it does not know the chosen gevolgklasse.', {
    isOlder: true,
  });
};

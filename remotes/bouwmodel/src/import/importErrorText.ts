import type { ImportAction, ImportFailure } from '@adviestool/contract/importQueue';
import { SeveralProjectsError } from '@adviestool/contract/api/externalConnections';
import {
  projectWriteTexts,
  type ProjectHandeling,
} from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { UnsupportedTypeError } from '@adviestool/domain/import/mapGevelvulling';
import { z } from 'zod';

import { ProjectChangedError, UserChangedError } from './importErrors.ts';
import { teksten } from './teksten.ts';

const HANDELINGEN: Readonly<Partial<Record<ImportAction, ProjectHandeling>>> = {
  delete: 'verwijderen',
  update: 'bewerken',
  create: 'aanmaken',
  connect: 'koppelen',
};

const VELDEN: Readonly<Record<string, string>> = teksten.velden;

const fieldsText = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message }) => `${VELDEN[String(path[0])] ?? path.join('.')}: ${message}`)
    .join(' ');

/** What went wrong with an import: in its analysis, or in this action of its run. */
export const importErrorText = (
  host: Pick<HostApi, 'errorText'>,
  error: unknown,
  action: ImportAction = 'prepare',
): string => {
  if (error instanceof UnsupportedTypeError) {
    return teksten.typeNietOndersteund(error.merk, error.type);
  }
  if (error instanceof SeveralProjectsError) return teksten.meerDanEen;
  if (error instanceof ProjectChangedError) return teksten.intussenGewijzigd;
  if (error instanceof UserChangedError) return teksten.andereGebruiker;
  if (error instanceof z.ZodError) return teksten.nietTeGebruiken(fieldsText(error));
  const handeling = HANDELINGEN[action];
  return host.errorText(error, handeling && projectWriteTexts(error, handeling));
};

/** A failed run in sentences: what failed, why, and what became of the projects. */
export const importFailureTexts = (
  host: Pick<HostApi, 'errorText'>,
  { action, error, old, left }: ImportFailure,
): readonly string[] =>
  [
    teksten.nietGelukt[action],
    importErrorText(host, error, action),
    old === null ? null : teksten.oudProject[old],
    left === null ? null : teksten.nieuwProject[left === 'unknown' ? 'onzeker' : 'gebleven'],
  ].filter((text) => text !== null);

import { HERKOMST_MAX, type ExternalConnectionBody } from '@adviestool/contract/externalConnection';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ImportGevelvulling, ImportMessage } from '@adviestool/contract/importMessage';
import type { ProjectGegevens } from '@adviestool/contract/project';

import { createGevelvullingId } from '../velden/gevelvulling.ts';
import { NIEUW_PROJECT } from '../velden/projectGegevens.ts';
import { gebouwhoogteUit } from './gebouwhoogteUit.ts';
import { mapGevelvulling, textOf } from './mapGevelvulling.ts';

export const ONBEKENDE_NAAM = '<onbekende naam>';

export interface ImportedProject {
  projectGegevens: ProjectGegevens;
  gevelvullingen: Gevelvulling[];
}

const mapGevelvullingen = (
  gevelvullingen: readonly ImportGevelvulling[],
  randomUuid: () => string,
  created: string,
): Gevelvulling[] => {
  const ids = new Set<string>();
  return gevelvullingen.map((gevelvulling) => {
    const id = createGevelvullingId(ids, randomUuid);
    ids.add(id);
    return mapGevelvulling(id, gevelvulling, created);
  });
};

const KENMERKEN = ['author', 'building', 'program', 'site'] as const;

/** Who made a model, with what and of what: names to tell models apart by, as far as they fit. */
const herkomstOf = (
  metadata: ImportMessage['metadata'],
): Pick<ExternalConnectionBody['data'], (typeof KENMERKEN)[number]> =>
  Object.fromEntries(
    KENMERKEN.flatMap((kenmerk) => {
      const text = textOf(metadata[kenmerk]);
      return text === null ? [] : [[kenmerk, text.slice(0, HERKOMST_MAX)]];
    }),
  );

/**
 * The connection of a project with the model of a message.
 * @param origin of the parent frame that sent it
 */
export const connectionOf = (
  { metadata }: ImportMessage,
  origin: string | null,
): ExternalConnectionBody => ({
  type: metadata.type,
  external_id: metadata.id,
  data: {
    file_path: metadata.file_path,
    file_created: metadata.file_created,
    file_updated: metadata.file_updated,
    ...herkomstOf(metadata),
    ...(origin !== null && { origin }),
  },
});

/**
 * The project that an import makes at the moment `created`. What the model does not know starts as
 * in a new project or gevelvulling; values outside a bound stay, and leave their step incomplete.
 * @throws UnsupportedTypeError
 */
export const mapImport = (
  message: ImportMessage,
  randomUuid: () => string,
  created: string,
): ImportedProject => {
  const { project, gevelvullingen } = message;
  return {
    projectGegevens: {
      ...NIEUW_PROJECT,
      projectNaam: textOf(project.naam) ?? ONBEKENDE_NAAM,
      referentienummer: textOf(project.referentienummer),
      werkadres: textOf(project.werkadres),
      plaatsWerkadres: textOf(project.werkadres_plaats),
      ...gebouwhoogteUit(message, NIEUW_PROJECT.gebouwhoogte),
    },
    gevelvullingen: mapGevelvullingen(gevelvullingen, randomUuid, created),
  };
};

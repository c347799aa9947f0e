import type { ExternalConnectionBody } from '@adviestool/contract/externalConnection';
import {
  GEVELVULLING_TYPES,
  type DetailleringData,
  type Gevelvulling,
  type GevelvullingType,
} from '@adviestool/contract/gevelvulling';
import type { ImportGevelvulling, ImportMessage } from '@adviestool/contract/importMessage';
import type { ProjectGegevens } from '@adviestool/contract/project';

import { createGevelvulling, createGevelvullingId } from '../velden/gevelvulling.ts';
import { optionOf } from '../velden/onbekendeInvoer.ts';
import { NIEUW_PROJECT } from '../velden/projectGegevens.ts';
import { optionalTextSchema } from '../velden/text.ts';
import { GEBOUWHOOGTE_GRENZEN, TOLERANTIE } from '../rekenen/uitgangspunten.ts';

export const ONBEKENDE_NAAM = '<onbekende naam>';

/** The message holds a gevelvulling of another type than kozijn, schuifpui or hsb. */
export class UnsupportedTypeError extends Error {
  override readonly name = 'UnsupportedTypeError';
  readonly type: string;
  readonly merk: string | null;

  constructor({ type, merk, id }: ImportGevelvulling) {
    super(`Gevelvulling ${id} has the unsupported type ${type}.`);
    this.type = type;
    this.merk = textOf(merk);
  }
}

export interface ImportedProject {
  projectGegevens: ProjectGegevens;
  gevelvullingen: Gevelvulling[];
  externalConnection: ExternalConnectionBody;
}

const textOf = (text: string | null | undefined): string | null => optionalTextSchema.parse(text);

const typeOf = (gevelvulling: ImportGevelvulling): GevelvullingType => {
  const type = optionOf(GEVELVULLING_TYPES, gevelvulling.type);
  if (type === undefined) throw new UnsupportedTypeError(gevelvulling);
  return type;
};

/** Whole m, upwards, from mm; absent: the gebouwhoogte of the project counts (decision 4). */
const gebouwHoogteOf = ({ hoogste_punt: mm }: ImportGevelvulling): number | undefined => {
  if (mm === null || mm === undefined) return undefined;
  const { min, max } = GEBOUWHOOGTE_GRENZEN;
  return Math.min(max, Math.max(min, Math.ceil(mm / 1000 - TOLERANTIE.waarde)));
};

const isPositive = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && value > 0;

const MM2_PER_M2 = 1_000_000;
const GRAMS_PER_KG = 1000;

/**
 * The weight by what is known of it: the whole in kg, that of an hsb spread over its area, or the glass.
 * What is spread is kept in whole grams per m²: a number that a person can read, and that the form, the
 * report and the calculation share.
 */
const gewichtOf = (type: GevelvullingType, gevelvulling: ImportGevelvulling): DetailleringData => {
  const { gewicht_totaal: totaal, gewicht_glas: glas, breedte, hoogte } = gevelvulling;
  if (isPositive(totaal)) {
    if (type === 'hsb' && isPositive(breedte) && isPositive(hoogte)) {
      const grams = Math.round((totaal * MM2_PER_M2 * GRAMS_PER_KG) / (breedte * hoogte));
      return { gewichtinvoer: 'gewichtElement', gewichtElement: grams / GRAMS_PER_KG };
    }
    return { gewichtinvoer: 'totaalgewicht', totaalgewicht: totaal };
  }
  return type !== 'hsb' && isPositive(glas)
    ? { gewichtinvoer: 'glasgewicht', glasgewicht: glas }
    : {};
};

/** spouwlatbreedte and stelruimte, mm; an hsb has neither. */
const spouwOf = (type: GevelvullingType, gevelvulling: ImportGevelvulling): DetailleringData => {
  const { spouwlatbreedte, stelruimte } = gevelvulling;
  if (type === 'hsb') return {};
  return {
    ...(typeof spouwlatbreedte === 'number' && { spouwlatbreedte }),
    ...(typeof stelruimte === 'number' && { stelruimte }),
  };
};

const mapGevelvulling = (
  id: string,
  gevelvulling: ImportGevelvulling,
  created: string,
): Gevelvulling => {
  const type = typeOf(gevelvulling);
  return {
    ...createGevelvulling({
      id,
      externalId: gevelvulling.id,
      gevelvullingType: type,
      merk: textOf(gevelvulling.merk),
      aantal: gevelvulling.aantal ?? undefined,
      hoogte: gevelvulling.hoogte ?? undefined,
      breedte: gevelvulling.breedte ?? undefined,
      gebouwHoogte: gebouwHoogteOf(gevelvulling),
      elementen: gevelvulling.elementen ?? undefined,
      hoogstePunt: gevelvulling.hoogste_punt ?? undefined,
    }),
    detailleringData: { ...gewichtOf(type, gevelvulling), ...spouwOf(type, gevelvulling) },
    created,
    changed: created,
  };
};

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

/**
 * The project that an import makes at the moment `created`. What the model does not know starts as
 * in a new project or gevelvulling; values outside a bound stay, and leave their step incomplete.
 * @throws UnsupportedTypeError
 */
export const mapImport = (
  { metadata, project, gevelvullingen }: ImportMessage,
  randomUuid: () => string,
  created: string,
): ImportedProject => ({
  projectGegevens: {
    ...NIEUW_PROJECT,
    projectNaam: textOf(project.naam) ?? ONBEKENDE_NAAM,
    referentienummer: textOf(project.referentienummer),
    werkadres: textOf(project.werkadres),
    plaatsWerkadres: textOf(project.werkadres_plaats),
    gebouwhoogte: project.gebouwhoogte ?? NIEUW_PROJECT.gebouwhoogte,
  },
  gevelvullingen: mapGevelvullingen(gevelvullingen, randomUuid, created),
  externalConnection: {
    type: metadata.type,
    external_id: metadata.id,
    data: {
      file_path: metadata.file_path,
      file_created: metadata.file_created,
      file_updated: metadata.file_updated,
    },
  },
});

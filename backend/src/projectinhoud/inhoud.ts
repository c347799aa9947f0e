import { projectDataSchema, type ProjectData } from '@adviestool/contract/projectData';
import { z } from 'zod';

import { readLijst, textOf, type LijstItem } from './gevelvullingenLijst.ts';

/** What a revision of a project says. */
export interface Inhoud {
  data: ProjectData;
  /** Build version of the client that wrote it. */
  version: string | null;
  /** The gevelvullingen as they are stored. */
  text: string;
  /** Null: the text cannot be read. */
  lijst: readonly LijstItem[] | null;
}

type DataValues = Record<
  Exclude<
    keyof ProjectData,
    'gevolgklasse' | 'windvormfactoren' | 'catalogus' | 'gebouwhoogte_controleren'
  >,
  unknown
> & {
  gevolgklasse?: unknown;
  windvormfactoren?: unknown;
  catalogus?: unknown;
  gebouwhoogte_controleren?: unknown;
};

/** A name of before was bounded by its length alone; what is stored is shown, and mended by who saves it. */
const storedSchema = z.object({ ...projectDataSchema.shape, name: z.string() });

/**
 * Takes the data of a project out of a checked body or a row. One that has no chosen gevolgklasse, no factors of
 * facades, names no catalogue, or has no gebouwhoogte to confirm, says nothing of it.
 */
export const dataOf = (values: DataValues): ProjectData => {
  const { gevolgklasse, windvormfactoren, catalogus, gebouwhoogte_controleren, ...data } =
    storedSchema.parse(values);
  return {
    ...data,
    ...(gevolgklasse !== undefined && gevolgklasse !== null && { gevolgklasse }),
    ...(windvormfactoren !== undefined &&
      windvormfactoren !== null &&
      windvormfactoren.length > 0 && { windvormfactoren }),
    ...(catalogus !== undefined && catalogus !== null && { catalogus }),
    ...(gebouwhoogte_controleren === true && { gebouwhoogte_controleren }),
  };
};

const LATER = ['gevolgklasse', 'windvormfactoren'] as const;

/** A body with what a client that does not know every choice of a project says nothing of. */
export const keepUnsaid = <Body extends Partial<Pick<ProjectData, (typeof LATER)[number]>>>(
  body: Body,
  { data }: Pick<Inhoud, 'data'>,
): Body => {
  const unsaid = LATER.filter((key) => body[key] === undefined && data[key] !== undefined);
  return { ...body, ...Object.fromEntries(unsaid.map((key) => [key, data[key]])) };
};

export const inhoudOf = ({
  version,
  gevelvullingen_json: text,
  ...data
}: DataValues & {
  version: string | null;
  gevelvullingen_json: string;
}): Inhoud => ({ data: dataOf(data), version, text, lijst: readLijst(text) });

export const withLijst = (inhoud: Inhoud, lijst: readonly LijstItem[]): Inhoud => ({
  ...inhoud,
  lijst,
  text: textOf(lijst),
});

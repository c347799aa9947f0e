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

/** What a body or a row has of the data, checked or not; what came later may be absent. */
type DataValues = { [Key in keyof ProjectData]: unknown };

/** A name of before was bounded by its length alone; what is stored is shown, and mended by who saves it. */
const storedSchema = z.object({ ...projectDataSchema.shape, name: z.string() });

/** What a project did not have from the start, and not every client knows. */
const LATER = Object.entries(projectDataSchema.shape).flatMap(([key, schema]) =>
  schema.safeParse(undefined).success ? [key] : [],
);

/** What says the same as saying nothing: no choice, no factors of facades, no height to confirm. */
const isUnsaid = (key: string, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (key === 'gebouwhoogte_controleren' && value === false);

/** Takes the data of a project out of a checked body or a row. */
export const dataOf = (values: DataValues): ProjectData =>
  storedSchema.parse(
    Object.fromEntries(
      Object.entries(values).filter(
        ([key, value]) => !LATER.includes(key) || !isUnsaid(key, value),
      ),
    ),
  );

/** The data with what they do not say as null, so that a column is emptied. */
export const columnsOf = (data: ProjectData): ProjectData =>
  storedSchema.parse({ ...Object.fromEntries(LATER.map((key) => [key, null])), ...data });

/** Taken away by a client that says nothing of it: the catalogue in use, a height that is confirmed. */
const TAKEN_AWAY = ['catalogus', 'gebouwhoogte_controleren'];

/** A body with what a client that does not know every choice of a project says nothing of. */
export const keepUnsaid = <Body extends Partial<ProjectData>>(
  body: Body,
  { data }: Pick<Inhoud, 'data'>,
): Body => ({
  ...Object.fromEntries(Object.entries(data).filter(([key]) => !TAKEN_AWAY.includes(key))),
  ...body,
});

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

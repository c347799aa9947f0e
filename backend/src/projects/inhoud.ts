import { projectDataSchema, type ProjectData } from '@adviestool/contract/projectData';

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

/** Takes the data of a project out of a body or a row. */
export const dataOf = (values: Record<keyof ProjectData, unknown>): ProjectData =>
  projectDataSchema.strip().parse(values);

export const inhoudOf = ({
  version,
  gevelvullingen_json: text,
  ...data
}: Record<keyof ProjectData, unknown> & {
  version: string | null;
  gevelvullingen_json: string;
}): Inhoud => ({ data: dataOf(data), version, text, lijst: readLijst(text) });

export const withLijst = (inhoud: Inhoud, lijst: readonly LijstItem[]): Inhoud => ({
  ...inhoud,
  lijst,
  text: textOf(lijst),
});

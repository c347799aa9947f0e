import { HERKOMST_MAX, type ExternalConnection } from '@adviestool/contract/externalConnection';
import type { ImportMessage } from '@adviestool/contract/importMessage';

export type Modelkenmerk = 'bestand' | 'gebouw' | 'terrein' | 'programma' | 'auteur';

const lastPart = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** As much as is kept, without a difference in case or spaces; null: not known. */
const keyOf = (text: string | null | undefined): string | null => {
  const key = text?.trim().slice(0, HERKOMST_MAX).trim().toLowerCase() ?? '';
  return key === '' ? null : key;
};

const differ = (one: string | null | undefined, other: string | null | undefined): boolean => {
  const [left, right] = [keyOf(one), keyOf(other)];
  return left !== null && right !== null && left !== right;
};

/** What a program is called without its release and language: the next release is no other program. */
export const programmaNaam = (text: string | null | undefined): string =>
  (text?.split('(', 1)[0] ?? '').replaceAll(/[\d.]/g, '');

/**
 * In what a model that is sent differs from the one that a project was made of. Copies of a template
 * share their id; what is not known of one of them is no difference.
 */
export const modelVerschillen = (
  metadata: ImportMessage['metadata'],
  { file_path, author, building, program, site }: ExternalConnection['data'],
): readonly Modelkenmerk[] => [
  ...(differ(lastPart(metadata.file_path), lastPart(file_path)) ? (['bestand'] as const) : []),
  ...(differ(metadata.building, building) ? (['gebouw'] as const) : []),
  ...(differ(metadata.site, site) ? (['terrein'] as const) : []),
  ...(differ(programmaNaam(metadata.program), programmaNaam(program))
    ? (['programma'] as const)
    : []),
  ...(differ(metadata.author, author) ? (['auteur'] as const) : []),
];

import type { Fault } from './faultTable.ts';

const MARK = /\[(storing|asvs) ([\d.]+(?:, [\d.]+)*)\]/g;

/** The name under which results are counted, for example `storing 4`. */
export const nameOf = ({ kind, id }: Pick<Fault, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The rows that a title names: `… [storing 4, 5] [asvs 6.2]` gives `storing 4`, `storing 5`, `asvs 6.2`. */
export const marksIn = (text: string): string[] =>
  [...text.matchAll(MARK)].flatMap(([, kind = '', ids = '']) =>
    ids.split(', ').map((id) => `${kind} ${id}`),
  );

/** A regular expression, as both runners take it, for the titles that name one of these rows. */
export const patternFor = (faults: readonly Fault[]): string => {
  const ofKind = (kind: Fault['kind']): string[] => {
    const ids = faults.filter((fault) => fault.kind === kind).map(({ id }) => id);
    if (ids.length === 0) return [];
    const oneOf = ids.map((id) => id.replaceAll('.', String.raw`\.`)).join('|');
    return [String.raw`\[${kind} (?:[\d.]+, )*(?:${oneOf})(?:, [\d.]+)*\]`];
  };
  return [...ofKind('storing'), ...ofKind('asvs')].join('|');
};

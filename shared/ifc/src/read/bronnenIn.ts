import type { Merkbron } from '../model/bouwmodel.ts';

/**
 * Where texts stand in a model, and what stands there.
 * @param records the texts of each element, by where they stand
 * @param examples how many different texts are told of each place
 */
export const bronnenIn = (
  records: readonly Readonly<Record<string, string>>[],
  examples: number,
): Merkbron[] => {
  const found = new Map<string, { aantal: number; values: Set<string> }>();
  for (const record of records) {
    for (const [bron, text] of Object.entries(record)) {
      const { aantal, values } = found.get(bron) ?? { aantal: 0, values: new Set<string>() };
      found.set(bron, { aantal: aantal + 1, values: values.add(text) });
    }
  }
  return [...found].map(([bron, { aantal, values }]) => ({
    bron,
    aantal,
    voorbeelden: [...values].slice(0, examples),
  }));
};

/*
 * The external ids of connections with one model. The first project has the id of the model; those that
 * were made beside it have `<id>#2`, `<id>#3` and so on.
 */

/** Which project of a model an external id is of, from 1; null: it is of another model. */
export const copyNumberOf = (modelId: string, externalId: string): number | null => {
  if (externalId === modelId) return 1;
  const [, digits] = /^#([1-9]\d{0,5})$/.exec(externalId.slice(modelId.length)) ?? [];
  return externalId.startsWith(modelId) && digits !== undefined ? Number(digits) : null;
};

/** The external id for one more project of a model, above all that are taken. */
export const nextConnectionId = (modelId: string, taken: readonly string[]): string => {
  const numbers = taken.map((externalId) => copyNumberOf(modelId, externalId) ?? 0);
  const highest = Math.max(0, ...numbers);
  return highest === 0 ? modelId : `${modelId}#${highest + 1}`;
};

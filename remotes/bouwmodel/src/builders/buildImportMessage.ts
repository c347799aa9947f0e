import type { ImportMessage } from '@adviestool/contract/importMessage';

/** What a building model sends, of one kozijn. */
export const buildImportMessage = (
  id: string,
  overrides: Partial<ImportMessage> = {},
): ImportMessage => ({
  metadata: { type: 'ifc', id, file_path: `${id}.ifc`, file_created: null, file_updated: null },
  project: { naam: `Project ${id}` },
  gevelvullingen: [{ id: 'k1', type: 'kozijn', merk: 'A', aantal: 2, breedte: 1800, hoogte: 1500 }],
  ...overrides,
});

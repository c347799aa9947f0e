import type { ExternalConnection } from '@adviestool/contract/externalConnection';

/** The connection of a project with the model `external_id`. */
export const buildConnection = (
  external_id: string,
  data: Partial<ExternalConnection['data']> = {},
): ExternalConnection => ({
  id: 1,
  type: 'ifc',
  external_id,
  data: { file_path: `${external_id}.ifc`, file_created: null, file_updated: null, ...data },
});

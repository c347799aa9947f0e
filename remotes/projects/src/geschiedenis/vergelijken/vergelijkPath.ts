import { projectPath } from '@adviestool/contract/paths';
import type { Sinds } from '@adviestool/contract/rapporten';
import { vergelijkingQuerySchema } from '@adviestool/contract/vergelijking';

/** Where a project is compared with what it was. */
export const vergelijkPath = (projectId: number, sinds: Sinds): string => {
  const query = new URLSearchParams(
    'versie' in sinds ? { versie: String(sinds.versie) } : { datum: sinds.datum },
  );
  return `${projectPath(projectId)}/geschiedenis/vergelijken?${query.toString()}`;
};

/** What an address compares with; null: nothing that makes sense. */
export const sindsVan = (params: URLSearchParams): Sinds | null => {
  const query = vergelijkingQuerySchema.safeParse(Object.fromEntries(params));
  const { versie, datum } = query.data ?? {};
  if (versie !== undefined) return { versie };
  return datum === undefined ? null : { datum };
};

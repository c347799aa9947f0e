import { projectPath } from '@adviestool/contract/paths';
import { sindsSchema, type Sinds } from '@adviestool/contract/vergelijking';

/** Where a project is compared with what it was. */
export const vergelijkPath = (projectId: number, sinds: Sinds): string => {
  const query = new URLSearchParams(
    'versie' in sinds ? { versie: String(sinds.versie) } : { datum: sinds.datum },
  );
  return `${projectPath(projectId)}/geschiedenis/vergelijken?${query.toString()}`;
};

const VERSIE = /^[1-9]\d{0,6}$/;

/** What an address compares with; null: nothing that makes sense. */
export const sindsVan = (params: URLSearchParams): Sinds | null => {
  const [versie, datum] = [params.get('versie'), params.get('datum')];
  if (versie !== null) return VERSIE.test(versie) ? { versie: Number(versie) } : null;
  return sindsSchema.safeParse({ datum }).data ?? null;
};

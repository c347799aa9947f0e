import { projectPath } from '../paths.ts';
import type { HostApi, PageArgs } from './remoteModule.ts';
import { idSchema } from '../wire.ts';

/* What the loaders of all pages below a project do with their address. */

/**
 * The id of the project in the address of a page.
 * @throws a 404 for what is no id, which the host answers with its page for a wrong address
 */
export const projectIdOf = ({ projectId }: PageArgs['params']): number => {
  const id = idSchema.safeParse(projectId);
  if (!id.success) throw new Response(null, { status: 404 });
  return id.data;
};

/** Tells why the rest of the address cannot be opened, and leads to the project. */
export const leadToProject = (
  host: Pick<HostApi, 'toast'>,
  projectId: number,
  reason: string,
): Response => {
  host.toast('error', reason, { persistent: true });
  return new Response(null, { status: 302, headers: { Location: projectPath(projectId) } });
};

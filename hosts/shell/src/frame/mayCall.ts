import type { FrameAsk } from './frameMessages.ts';

type Call = Pick<Extract<FrameAsk, { name: 'request' }>, 'method' | 'path'>;

/** Whether a path is written as its address is: any other way it may lead elsewhere. */
const isPlain = (path: string): boolean =>
  !path.includes('%') && new URL(path, 'https://x').pathname === path;

/**
 * Whether a remote in a frame may have its page make this call, with the session of who is there: any call of the
 * backend of its own, and reading projects. What it changes of a project it saves by `host.project`.
 */
export const mayCall = (
  { remoteId, groupId }: { remoteId: string; groupId: number },
  { method, path }: Call,
): boolean => {
  if (!isPlain(path)) return false;
  if (path.startsWith(`/onderdelen/${remoteId}/`)) return true;
  const group = `/api/v2/group/${groupId}`;
  if (method !== 'GET' || !path.startsWith(`${group}/`)) return false;
  const rest = path.slice(group.length);
  return rest === '/user/projects' || /^\/project\/\d+$/.test(rest);
};

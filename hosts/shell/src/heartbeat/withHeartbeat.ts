import type { Heartbeat } from './createHeartbeat.ts';

/**
 * Opens parts of remotes, and has the heartbeat know which is being opened.
 * @param pageOf id of the page that the second argument names; null: it is no page
 */
export const withHeartbeat =
  <Name extends string, Opened>(
    { enter, leave }: Heartbeat,
    open: (remoteId: string, name: Name) => Promise<Opened>,
    pageOf: (name: Name) => string | null,
  ) =>
  async (remoteId: string, name: Name): Promise<Opened> => {
    const part = { remote: remoteId, page: pageOf(name) };
    enter(part);
    try {
      return await open(remoteId, name);
    } catch (error) {
      leave(part);
      throw error;
    }
  };

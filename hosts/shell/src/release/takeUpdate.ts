import { log } from '../log/log.ts';

/** How a remote on the page takes what its next build changes. */
interface Update {
  /** The build that its code on the page is of. */
  hashOf: () => string;
  /** Takes one build, from a folder; null: there is no later one. */
  take: (folder: string) => Promise<unknown>;
}

/** What a build for development leaves on the page (`refreshRegister` of shared/federation). */
interface Refresh {
  /** By the id of a remote. */
  updates: Map<string, Update>;
}

declare global {
  /** Absent: nothing on the page is built for development. */
  var adviestoolRefresh: Refresh | undefined;
}

interface Taken {
  /** Where the build is, with a slash at the end. */
  folder: string;
  /** The build that is to be on the page; absent: the one after that of now. */
  build?: string | undefined;
}

/** Whether code of a remote is on the page that takes updates. */
export const takesUpdates = (id: string): boolean =>
  globalThis.adviestoolRefresh?.updates.has(id) ?? false;

/** Takes what changed in a remote without a reload. Returns whether it could. */
export const takeUpdate = async (id: string, { folder, build }: Taken): Promise<boolean> => {
  const update = globalThis.adviestoolRefresh?.updates.get(id);
  if (update === undefined) return false;
  const takeNext = async (): Promise<boolean> => {
    if ((await update.take(folder)) === null) return false;
    return build === undefined || update.hashOf() === build || takeNext();
  };
  try {
    return await takeNext();
  } catch (error) {
    // Something changed that nobody takes, as a page's loader.
    log('info', `What changed in ${id} asks for a reload.`, error);
    return false;
  }
};

import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a PostgreSQL calls its socket, and its client with it. */
const NAME = '.s.PGSQL.5432';

/** Where an embedded database listens. */
export interface Sockets {
  /** As the client is told. */
  host: string;
  /** What is listened on. */
  socket: string;
  /** What is thrown away with it; null: it goes by itself. */
  folder: string | null;
}

/**
 * Makes a place for a socket that only this user reaches: a folder of the temporary files. On Windows it is a pipe,
 * to which only its user writes, of a name that nobody guesses; it is gone when nobody has it open.
 */
export const makeSockets = async (
  platform: NodeJS.Platform = process.platform,
): Promise<Sockets> => {
  if (platform === 'win32') {
    const host = `//./pipe/adviestool-${randomUUID()}`;
    return { host, socket: `${host}/${NAME}`, folder: null };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'adviestool-'));
  return { host: folder, socket: path.join(folder, NAME), folder };
};

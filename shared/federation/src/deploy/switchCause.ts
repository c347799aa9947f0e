import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who changed a site, why, and from which source. */
export interface SwitchCause {
  by: string;
  reason: string | null;
  /** The commit that was checked out, with `-dirty` behind it when files differed; null: there was none. */
  commit: string | null;
}

/** Where a person or a pipeline says who it is, the most telling first. */
const ACTORS = [
  'GIT_AUTHOR_NAME',
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILD_REQUESTEDFOR',
  'BITBUCKET_STEP_TRIGGERER_UUID',
  'USER',
  'LOGNAME',
  'USERNAME',
] as const;

/** The commit of the checkout that a folder is in; null when it is in none, or git is not there. */
const commitOf = (folder: string): string | null => {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'],
    { cwd: folder, encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : null;
};

/** Who runs this process, when the environment does not say. */
const userOfMachine = (): string => {
  try {
    return userInfo().username;
  } catch {
    // A container whose user has no name.
    return 'unknown';
  }
};

interface Said {
  /** As the command was told; absent: what the environment says. */
  by?: string | undefined;
  reason?: string | undefined;
  /** A folder of the checkout that is built from; absent: nothing is built. */
  folder?: string | undefined;
}

/** @param env where to look for who it is */
export const switchCause = (
  { by, reason, folder }: Said = {},
  env: Readonly<Record<string, string | undefined>> = process.env,
): SwitchCause => ({
  by: [by, ...ACTORS.map((name) => env[name])].find((name) => name?.trim()) ?? userOfMachine(),
  reason: reason ?? null,
  commit: folder === undefined ? null : commitOf(folder),
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { ROOT } from '../process/run.ts';

const SOURCE = 'backend/src';

/**
 * Tests of a guard when they are others than its own alone, the quickest first: the rest does not run
 * once one fails. Names below `backend/src`, without `.test.ts`.
 */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  'accounts/admitAttempt': ['accounts/login', 'accounts/checkLogin'],
  'accounts/checkCurrentPassword': ['accounts/editAccount'],
  'accounts/checkIdentity': ['accounts/register', 'accounts/editAccount'],
  'accounts/checkLogin': ['accounts/login', 'accounts/checkLogin'],
  'accounts/floodLimits': [
    'accounts/login',
    'accounts/forgotPassword',
    'accounts/resetPassword',
    'accounts/checkLogin',
  ],
  'accounts/newPassword': ['accounts/newPassword', 'accounts/register', 'accounts/resetPassword'],
  'accounts/password': ['accounts/login', 'accounts/checkLogin'],
  'http/registerCalls': ['bedrijf/leden'],
  'rechten/rights': ['http/checkOrder', 'access/access'],
  'rechten/routeRules': ['http/checkOrder', 'access/access'],
  'database/dataFolder': ['database/dataFolder', 'database/lockFolder'],
  'access/access': ['http/checkOrder', 'projecten/project', 'access/access'],
  'http/gate': ['http/checkOrder', 'http/lifecycle', 'app'],
  'http/headers': ['app'],
  'http/origins': ['http/requestGuard', 'app'],
  'http/rateLimit': ['http/rateLimit', 'app', 'database/diskFull'],
  'http/requestGuard': ['http/requestGuard', 'http/checkOrder'],
  'http/session': ['accounts/login', 'http/requestGuard'],
  'http/validation': ['http/checkOrder', 'fuzz'],
};

const GUARDS = [
  `${SOURCE}/{access,http,rechten,site}/*.ts`,
  `${SOURCE}/accounts/{admitAttempt,check*,floodLimits,newPassword,password,readSignKey,signatureOf}.ts`,
];

/** The guards of the backend, from the root of the repository. */
export const guardFiles = (): string[] => [
  ...globSync(GUARDS, { cwd: ROOT, ignore: ['**/*.test.ts'] }).toSorted(),
  `${SOURCE}/database/lockFolder.ts`,
];

/** The files of tests that belong to a guard, from the root of the repository. */
export const testsOf = (file: string): string[] => {
  const name = file.replace(`${SOURCE}/`, '').replace(/\.ts$/, '');
  return (TESTS[name] ?? [name])
    .map((each) => `${SOURCE}/${each}.test.ts`)
    .filter((each) => existsSync(join(ROOT, each)));
};

interface Equivalent {
  /** The end of its name. */
  file: string;
  /** The whole line, without the space around it. */
  line: string;
  was: string;
  text: string;
}

/** Mutations that change nothing anybody could notice. */
export const EQUIVALENT: readonly Equivalent[] = [
  {
    // What was stored a moment ago is what is found then.
    file: 'accounts/checkLogin.ts',
    line: 'if (await users.update({ uid, pass_hash: passHash }, { pass_hash: renewed })) return renewed;',
    was: 'return renewed;',
    text: '{}',
  },
  {
    // Only makes requests alike for the engine: each gets its session before anybody reads it.
    file: 'http/session.ts',
    line: "app.decorateRequest('session');",
    was: "app.decorateRequest('session');",
    text: '{}',
  },
  {
    // Right after it has started a process has ended in neither way.
    file: 'database/lockFolder.ts',
    line: "if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');",
    was: '&&',
    text: '||',
  },
  {
    // A session with an account has an id.
    file: 'http/requestGuard.ts',
    line: 'if (session.account === null || session.id === null) return;',
    was: '||',
    text: '&&',
  },
];

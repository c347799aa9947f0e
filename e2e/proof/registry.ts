import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { SkippedError } from './steps.ts';

const SCOPE = '@adviestool';

/** What every remote needs of a registry, to see whether there is one. */
const PROBE = 'react';

const CONFIG = `storage: ./storage
web:
  enable: false
max_body_size: 50mb
packages:
  '${SCOPE}/*':
    access: $all
    publish: $all
log:
  type: stdout
  level: warn
`;

const VERDACCIO = createRequire(import.meta.url).resolve('verdaccio/bin/verdaccio');

interface Registry {
  url: string;
  /** Of npm: what is published comes from here, everything else from where this machine has it from. */
  env: Record<string, string | undefined>;
  stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
};

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Nobody listens there, or no longer.
    return false;
  }
};

/** The environment without what the package manager around this process has put into it. */
const plainEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm|pnpm)_/i.test(name) || /^npm_config_registry$/i.test(name),
    ),
  );

/**
 * Starts a registry for our own packages alone.
 * @param folder for what it keeps
 * @param elsewhere registry of everything else, as npm is set up here
 * @throws SkippedError when that cannot be reached
 */
export const startRegistry = async (folder: string, elsewhere: string): Promise<Registry> => {
  if (!(await answers(new URL(PROBE, elsewhere).href))) {
    throw new SkippedError(`The registry for ${PROBE} and all others does not answer.`);
  }
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'config.yaml');
  writeFileSync(config, CONFIG);
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [VERDACCIO, '--config', config, '--listen', `localhost:${port}`],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: plainEnvironment(),
    },
  );
  const ended = once(server, 'close');
  const url = `http://localhost:${port}/`;
  while (!(await answers(new URL('-/ping', url).href))) {
    if (server.exitCode !== null) throw new Error('The registry has ended.');
  }
  const npmrc = join(folder, 'npmrc');
  writeFileSync(
    npmrc,
    `registry=${elsewhere}\n${SCOPE}:registry=${url}\n//localhost:${port}/:_authToken=proof\nfund=false\naudit=false\n`,
  );
  return {
    url,
    env: { ...plainEnvironment(), NPM_CONFIG_USERCONFIG: npmrc },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
};

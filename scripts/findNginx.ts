import { existsSync } from 'node:fs';

import { run } from './process/run.ts';
import type { CheckStep } from './process/steps.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The packages that docs/deployment.md names. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const systemNginx = (): string | null => PLACES.find((path) => existsSync(path)) ?? null;

const whyNotInstallable = (): string | null => {
  if (!existsSync('/usr/bin/apt-get')) return 'this system has no apt-get';
  return process.getuid?.() === 0 ? null : 'only root may install packages';
};

/** Finds nginx, installing the distribution's when it can. Null, with a plain line why, when there is none. */
export const findNginx = async (): Promise<string | null> => {
  const found = systemNginx();
  if (found !== null) return found;
  const obstacle = whyNotInstallable();
  if (obstacle !== null) {
    console.log(`The tests under nginx are skipped: there is none, and ${obstacle}.`);
    return null;
  }
  console.log('There is no nginx; installing it.');
  await run('apt-get', ['update', '-qq'], { quiet: true });
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
    { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } },
  );
  if (code === 0) return systemNginx();
  console.log(`The tests under nginx are skipped: it could not be installed.\n${output}`);
  return null;
};

/** A step whose tests find nginx, where there is one or it can be installed. */
export const withNginx = (step: CheckStep): CheckStep => ({
  ...step,
  act: async () => {
    process.env['NGINX_PROGRAM'] ??= (await findNginx()) ?? '';
    return step.act();
  },
});

import { existsSync } from 'node:fs';

import { aptInstall } from './process/aptInstall.ts';
import type { CheckStep } from './process/steps.ts';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The packages that docs/deployment.md names. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const systemNginx = (): string | null => PLACES.find((path) => existsSync(path)) ?? null;

/** Finds nginx, installing the distribution's when it can. Null, with a plain line why, when there is none. */
export const findNginx = async (): Promise<string | null> => {
  const found = systemNginx();
  if (found !== null) return found;
  console.log('There is no nginx; installing it.');
  const { code, output } = await aptInstall('--no-install-recommends', ...PACKAGES);
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

import { existsSync } from 'node:fs';

import { aptInstall } from './process/aptInstall.ts';
import type { CheckStep } from './process/steps.ts';

/** Programs of the walk in other engines (`e2e/engines`), with the packages that have them. */
const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const areThere = (): boolean => PROGRAMS.every((path) => existsSync(path));

/** Installs the distribution's Firefox and WebKitGTK where they are missing; says so when it cannot. */
const findEngines = async (): Promise<void> => {
  if (areThere()) return;
  console.log('There is no Firefox or no WebKitGTK; installing them.');
  await aptInstall('--no-install-recommends', ...PACKAGES);
  if (!areThere()) {
    console.log(`Not run in Firefox and WebKit, which fails: install ${PACKAGES.join(', ')}.`);
  }
};

/** A step whose tests open other engines; where those cannot be had, its tests of them fail. */
export const withEngines = (step: CheckStep): CheckStep => ({
  ...step,
  act: async () => {
    await findEngines();
    return step.act();
  },
});

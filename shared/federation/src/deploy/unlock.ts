import { readCurrent } from '../assemble/siteState.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { dropLock, holderText, readLock, withSiteLock } from './siteLock.ts';
import { switchCause, type SwitchCause } from './switchCause.ts';
import { recordSwitch } from './switchLog.ts';

interface UnlockOptions {
  site: string;
  /** Also takes the lock of a command that is at work. */
  isForced: boolean;
  cause?: SwitchCause;
  /** Told what of the broken off command was put right. */
  onWait?: (message: string) => void;
}

/**
 * Takes the lock of a site away, and undoes or completes what its holder was doing. Returns who had it;
 * null when nobody did.
 * @throws SiteError when its holder is at work
 */
export const unlock = async ({
  site,
  isForced,
  cause = switchCause(),
  onWait,
}: UnlockOptions): Promise<string | null> => {
  const lock = readLock(site);
  const who = lock === null ? null : holderText(lock.holder);
  if (lock !== null && !lock.isStale && !isForced) {
    throw new SiteError(
      `${site} is locked by ${who}, which gave a sign of life ${Math.round(lock.silence / 1000)} s ago. Wait for it; when you know that it is not at work, give --force.`,
    );
  }
  if (lock !== null) dropLock(lock);
  await withSiteLock({ site, purpose: 'unlock', by: cause.by, onWait }, () => {
    if (who === null) return;
    const current = readCurrent(site)?.release ?? null;
    recordSwitch(site, {
      ...cause,
      kind: 'unlock',
      from: current,
      to: current,
      parts: {},
      note: who,
    });
  });
  return who;
};

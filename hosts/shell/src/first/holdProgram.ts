import { SHARE_DATA } from '@adviestool/federation/shareData';

import { copyScript } from './copyScript.ts';

/** Milliseconds after which the host's code runs anyway. */
const PATIENCE = 2000;

/** A type that no browser runs. */
const HELD = 'text/held';

/** Lets what has been drawn be painted; in a tab that nobody sees there is nothing to wait for. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === 'hidden') done();
    requestAnimationFrame(() => setTimeout(done));
  });

/**
 * Keeps the host's code, which stands behind this script and is being fetched, from running: that takes longer than
 * anything else, and nothing is painted meanwhile. Where it is not caught it runs as it would.
 */
export const holdProgram = () => {
  const held: HTMLScriptElement[] = [];
  const observer = new MutationObserver((records) => {
    // What a script writes is caught too late: it would run twice.
    if (document.getElementById(SHARE_DATA) !== null) return;
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.defer) continue;
      node.type = HELD;
      held.push(node);
    }
  });
  observer.observe(document.body, { childList: true });

  const letRun = (): void => {
    for (const script of held.splice(0)) {
      script.replaceWith(copyScript(script));
    }
  };

  /** Lets it run when what is awaited has been painted, has failed, or takes too long. */
  return async (shown: Promise<unknown>, patience = PATIENCE): Promise<void> => {
    const tooLong = new Promise<void>((done) => setTimeout(done, patience));
    const drawn = shown.then(painted).catch(() => undefined);
    await Promise.race([drawn, tooLong]);
    observer.disconnect();
    letRun();
  };
};

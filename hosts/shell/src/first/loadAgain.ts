import { copyScript } from './copyScript.ts';

/** Milliseconds after which nobody waits for the code any longer without a word. */
const PATIENCE = 15_000;

const scripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[defer]'),
];

let tries = 0;

/** Asks for the host's code once more, at another address: the browser would go on with a request that hangs. */
export const loadAgain = (): void => {
  tries += 1;
  for (const script of scripts()) {
    const again = copyScript(script);
    const address = new URL(script.src);
    address.searchParams.set('opnieuw', String(tries));
    again.src = address.href;
    script.replaceWith(again);
  }
};

/** Tells when the host's code has failed, or has not come for so long. */
export const onFailure = (tell: () => void): void => {
  const done = new AbortController();
  const fail = (): void => {
    if (done.signal.aborted) return;
    done.abort();
    if (globalThis.adviestool?.hasStarted !== true) tell();
  };
  const timer = setTimeout(fail, PATIENCE);
  done.signal.addEventListener('abort', () => clearTimeout(timer));
  const listening = { signal: done.signal };
  for (const script of scripts()) script.addEventListener('error', fail, listening);
};

import { FILE_TIMEOUT } from '@adviestool/federation/fileTimeout';

import { FederationError, type FederationFailure } from './FederationError.ts';

/** What the entry of a remote leaves on the page. */
export interface Container {
  init: (scope: object, begun: readonly unknown[]) => unknown;
  get: (module: string) => unknown;
}

const hasFunction = (value: object, key: keyof Container): boolean =>
  typeof Reflect.get(value, key) === 'function';

const isContainer = (value: object): value is Container =>
  hasFunction(value, 'init') && hasFunction(value, 'get');

/** What stands on the page by this name; null: nothing. @throws FederationError when it is no remote */
const containerNamed = (name: string): Container | null => {
  const found: unknown = Reflect.get(globalThis, name);
  if (typeof found !== 'object' || found === null) return null;
  if (isContainer(found)) return found;
  throw new FederationError('unfit', `${name} is not the container of a remote.`);
};

const createScript = (address: string, integrity: string | undefined): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = address;
  script.fetchPriority = 'high';
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  return script;
};

/** Runs a script. @throws FederationError */
const runScript = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const { src } = script;
    const done = new AbortController();
    const { signal } = done;
    const thrown: string[] = [];
    const fail = (failure: FederationFailure, message: string): void => {
      reject(new FederationError(failure, `The script ${src} ${message}`));
    };
    const limit = setTimeout(() => {
      end();
      fail('unreachable', 'timed out.');
    }, FILE_TIMEOUT);
    const end = (): void => {
      clearTimeout(limit);
      done.abort();
      script.remove();
    };
    const onThrown = ({ filename, message }: ErrorEvent): void => {
      if (filename === src) thrown.push(message);
    };
    const onCome = (): void => {
      end();
      if (thrown.length === 0) resolve();
      else fail('spoilt', `threw: ${thrown.join('; ')}`);
    };
    const onFailed = (): void => {
      end();
      fail('unreachable', 'did not come.');
    };
    globalThis.addEventListener('error', onThrown, { signal });
    script.addEventListener('load', onCome, { signal });
    script.addEventListener('error', onFailed, { signal });
    document.head.append(script);
  });

/**
 * Puts the entry of a remote on the page, where its code did not leave it already.
 * @throws FederationError
 */
export const loadEntry = async (
  name: string,
  address: string,
  integrity: string | undefined,
): Promise<Container> => {
  const there = containerNamed(name);
  if (there !== null) return there;
  await runScript(createScript(address, integrity));
  const left = containerNamed(name);
  if (left === null) throw new FederationError('spoilt', `${address} left no ${name}.`);
  return left;
};

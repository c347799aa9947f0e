/*
 * What a build for development replaces on the page, without a reload: React keeps the state of a component
 * whose code is another now, and so what was typed. There is one register of components, that of the host,
 * for React asks one. It stands before React in the host (`hostConfig`), and remotes call it by its name.
 */
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

injectIntoGlobalHook(globalThis);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;

/** Only components: whoever uses something else of a module has to take the new one. */
const isOfComponents = (exports) => {
  const all = Object.entries(exports);
  return (
    all.length > 0 &&
    all.every(([name, value]) => /^[A-Z]/.test(name) && isLikelyComponentType(value))
  );
};

globalThis.adviestoolRefresh = {
  register,
  signature: createSignatureFunctionForTransform,
  /**
   * A module of a remote has run: of one that only has components the next is taken as it comes.
   * @param {string} id of the remote
   * @param {(folder: string) => void} setFolder where the remote finds its files
   */
  ran: (id, { hot, exports }, setFolder) => {
    if (hot === undefined) return;
    globalThis.adviestoolRefresh.updates.set(id, (folder) => {
      setFolder(folder);
      return hot.check(true);
    });
    if (hot.data !== undefined) {
      clearTimeout(soon);
      soon = setTimeout(() => performReactRefresh(), 0);
    }
    if (isOfComponents(exports)) hot.accept();
  },
  /** How to take what a remote's next build changes, by its id: from the folder of that build. */
  updates: new Map(),
};

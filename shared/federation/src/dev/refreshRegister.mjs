import { createSignatureFunctionForTransform, register } from 'react-refresh/runtime';

/**
 * What a build for development calls of each module and component, by its name on the page: `adviestoolRefresh`.
 *
 * @param {object} replacer
 * @param {(type: unknown) => boolean} replacer.isReplaceable a component whose next code takes its place on the page
 * @param {() => void} replacer.refresh draws anew what was registered again
 * @param {(type: unknown, react: object) => unknown} [replacer.typeOf] what is drawn for a component; absent: the component
 */
export const createRegister = ({ isReplaceable, refresh, typeOf = (type) => type }) => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  /** Only components: whoever uses something else of a module has to take the new one. */
  const isOfComponents = (exports) => {
    const all = Object.entries(exports);
    return (
      all.length > 0 && all.every(([name, value]) => /^[A-Z]/.test(name) && isReplaceable(value))
    );
  };

  /** How to take what a remote's next build changes, by its id: from the folder of that build. */
  const updates = new Map();

  return {
    register,
    signature: createSignatureFunctionForTransform,
    typeOf,
    /**
     * A module of a remote has run: of one that only has components the next is taken as it comes.
     * @param {string} id of the remote
     * @param {(folder: string) => void} setFolder where the remote finds its files
     * @param {() => string} hashOf the build that the remote's code on the page is of
     */
    // oxlint-disable-next-line max-params -- as a build calls it
    ran: (id, { hot, exports }, setFolder, hashOf) => {
      if (hot === undefined) return;
      updates.set(id, {
        hashOf,
        take: (folder) => {
          setFolder(folder);
          return hot.check(true);
        },
      });
      if (hot.data !== undefined) {
        clearTimeout(soon);
        soon = setTimeout(refresh, 0);
      }
      if (isOfComponents(exports)) hot.accept();
    },
    updates,
  };
};

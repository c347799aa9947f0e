import { fileURLToPath } from 'node:url';

const REGISTER = fileURLToPath(new URL('ownRefresh.mjs', import.meta.url));

/**
 * A loader for what the compiler has made of a module, in a build for development: gives it what the compiler
 * calls for each component, and tells the page that it has run.
 *
 * @this {import('@rspack/core').LoaderContext<{ name: string, id: string }>}
 * @param {string} code
 * @param {string} [map]
 */
function refreshLoader(code, map) {
  const { name, id } = this.getOptions();
  const register = `import ${JSON.stringify(REGISTER)}; const $RefreshReg$ = (type, id) => globalThis.adviestoolRefresh.register(type, ${JSON.stringify(`${name} `)} + __webpack_module__.id + ' ' + id), $RefreshSig$ = () => globalThis.adviestoolRefresh.signature();`;
  const ran = `globalThis.adviestoolRefresh.ran(${JSON.stringify(id)}, __webpack_module__, (folder) => { __webpack_public_path__ = folder; }, () => __webpack_hash__);`;
  this.callback(null, `${register}${code}\n${ran}\n`, map);
}

export default refreshLoader;

/** An entry of the table of pages or slots: `advies: () => import('./advies/page.ts')`. */
const ENTRY = /(?<![a-z0-9./-])(['"]?)([a-z][a-z0-9./-]*)\1:\s*\(\)\s*=>\s*import\(/g;

/**
 * A loader for the `module.ts` of a remote: names the chunk of each page and slot by its id, by
 * which the build finds its files and people find it among them. The id of a page has no point, so
 * that `header.menu.v1` is never one.
 *
 * @param {string} source
 */
const namePages = (source) =>
  source.replaceAll(
    ENTRY,
    (entry, _quote, id) => `${entry}/* webpackChunkName: "${id.replace('/', '.')}" */ `,
  );

export default namePages;

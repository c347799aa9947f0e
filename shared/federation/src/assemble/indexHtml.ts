import type { Release } from '@adviestool/contract/release';

interface IndexOptions {
  release: Release;
  /** Federation manifest by its address. */
  manifests: Record<string, unknown>;
  scripts: readonly string[];
  styles: readonly string[];
}

/** JSON that may stand inside a script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The mark of the logo, as an icon that needs no request. */
const ICON = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#1d5fa8' stroke-width='2'><path d='M3 3h18v18H3z'/><path d='M7 7h10v10H7zM12 7v10'/></svg>`;

/** The one document of a release: everything that is needed before the first remote stands in it. */
export const indexHtml = ({ release, manifests, scripts, styles }: IndexOptions): string =>
  `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(release.variant.branding.name)}</title>
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}" />
${styles.map((href) => `    <link rel="stylesheet" href="${href}" />`).join('\n')}
    <script type="application/json" id="adviestool-release">${inlineJson(release)}</script>
    <script type="application/json" id="mf-manifests">${inlineJson(manifests)}</script>
${scripts.map((src) => `    <script defer src="${src}"></script>`).join('\n')}
  </head>
  <body>
    <div id="app"></div>
    <noscript>De adviestool heeft JavaScript nodig. Zet JavaScript aan en laad de pagina opnieuw.</noscript>
  </body>
</html>
`;

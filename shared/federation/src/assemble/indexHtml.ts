import type { Release } from '@adviestool/contract/release';

import type { BuiltHost } from './parts.ts';

interface IndexOptions {
  release: Release;
  host: Pick<BuiltHost, 'base' | 'scripts' | 'styles' | 'integrity'>;
}

/** JSON that may stand inside a script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The mark of the logo, as an icon that needs no request. */
const ICON = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#1d5fa8' stroke-width='2'><path d='M3 3h18v18H3z'/><path d='M7 7h10v10H7zM12 7v10'/></svg>`;

/**
 * What stands on the page until the host's code replaces it. The style sheet hides it for as long as a
 * start may take, so that it is read only when the code does not come; without the style sheet it
 * shows at once.
 */
const startFailure = ({ supportEmail, supportPhone }: Release['variant']['branding']): string => {
  const email = escapeHtml(supportEmail);
  return `      <main class="start-failure" data-later>
        <h1>De adviestool is nog niet gestart</h1>
        <p>Dat duurt langer dan gewoonlijk. Controleer uw internetverbinding en laad de pagina opnieuw.</p>
        <p>Blijft het probleem bestaan, neem dan contact op met de technische ondersteuning: <a href="mailto:${email}">${email}</a> of ${escapeHtml(supportPhone)}.</p>
        <p><a href="">Pagina opnieuw laden</a></p>
      </main>`;
};

/** The one document of a release: everything that is needed before the first remote stands in it. */
export const indexHtml = ({ release, host }: IndexOptions): string => {
  const checked = (name: string): string =>
    `integrity="${escapeHtml(host.integrity[name] ?? '')}" crossorigin="anonymous"`;
  const styles = host.styles.map(
    (name) => `    <link rel="stylesheet" href="${host.base}${name}" ${checked(name)} />`,
  );
  const scripts = host.scripts.map(
    (name) => `    <script defer src="${host.base}${name}" ${checked(name)}></script>`,
  );
  return `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(release.variant.branding.name)}</title>
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}" />
${styles.join('\n')}
    <script type="application/json" id="adviestool-release">${inlineJson(release)}</script>
${scripts.join('\n')}
  </head>
  <body>
    <div id="app">
${startFailure(release.variant.branding)}
    </div>
    <noscript>De adviestool heeft JavaScript nodig. Zet JavaScript aan en laad de pagina opnieuw.</noscript>
  </body>
</html>
`;
};

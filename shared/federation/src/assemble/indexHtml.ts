import type { Release } from '@adviestool/contract/release';

import { ENTRY_SCRIPT } from './entryScript.ts';
import { escapeHtml, firstFrame } from './firstFrame.ts';
import type { FirstPage } from './firstPages.ts';
import type { InlineTexts } from './inlineTexts.ts';
import type { BuiltHost } from './parts.ts';

interface IndexOptions {
  release: Release;
  host: Pick<BuiltHost, 'base' | 'scripts' | 'styles' | 'integrity'>;
  /** What stands in the document by leave of its policy; null: the host has none. */
  inline: InlineTexts | null;
  /** Pages that its script shows before any code has come. */
  pages: readonly FirstPage[];
}

/** JSON that may stand inside a script element. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** The mark of the logo, as an icon that needs no request. */
const ICON = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#1d5fa8' stroke-width='2'><path d='M3 3h18v18H3z'/><path d='M7 7h10v10H7zM12 7v10'/></svg>`;

/** How every document begins and ends; what stands between them differs. */
export const DOCUMENT_START = `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
`;
export const DOCUMENT_END = `  </body>
</html>
`;

/**
 * The one document of a release: everything that is needed before the first remote stands in it. The
 * frame comes first and the style sheets of the host after it, so that the frame is painted without
 * them; deferred scripts wait for both.
 */
export const indexHtml = ({ release, host, inline, pages }: IndexOptions): string => {
  const checked = (name: string): string =>
    `integrity="${escapeHtml(host.integrity[name] ?? '')}" crossorigin="anonymous"`;
  const styles = host.styles.map(
    (name) => `    <link rel="stylesheet" href="${host.base}${name}" ${checked(name)} />`,
  );
  // Fetched from the first line on. The code runs behind the first script, which may let a page be painted before.
  const ahead = (as: 'style' | 'script', names: readonly string[]): string[] =>
    names.map(
      (name) =>
        `    <link rel="preload" as="${as}" fetchpriority="high" href="${host.base}${name}" ${checked(name)} />`,
    );
  const preloads = [...ahead('style', host.styles), ...ahead('script', host.scripts)];
  const scripts = host.scripts.map(
    (name) =>
      `    <script defer fetchpriority="high" src="${host.base}${name}" ${checked(name)}></script>`,
  );
  const templates = pages.map(
    ({ name, html }) => `    <template data-first-page="${escapeHtml(name)}">${html}</template>\n`,
  );
  return `${DOCUMENT_START}    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(release.variant.branding.name)}</title>
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}" />
${inline === null ? '' : `    <style>${inline.style}</style>\n`}${preloads.join('\n')}
  </head>
  <body>
    <div id="app">
${firstFrame(release)}
    </div>
${templates.join('')}    <script type="application/json" id="adviestool-release">${inlineJson(release)}</script>
${inline === null ? '' : `    <script>${inline.script}</script>\n    <script>${ENTRY_SCRIPT}</script>\n`}${[...styles, ...scripts].join('\n')}
${DOCUMENT_END}`;
};

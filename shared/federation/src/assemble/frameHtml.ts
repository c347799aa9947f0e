import { escapeHtml } from './firstFrame.ts';
import { FRAME_BUILD } from '../frameFile.ts';
import { DOCUMENT_END, DOCUMENT_START } from './indexHtml.ts';
import type { BuiltHost } from './parts.ts';
import type { ChosenRemote } from './resolveParts.ts';

/**
 * What a document in a frame may do by itself: run the files of the site that it is of. No call leaves it, for those go
 * through the page around it.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The document of the frames of a release: the host's code, which begins when the page around it says what to show.
 * It names the origins that it may have; with any other, as that of the page itself, it does nothing.
 */
export const frameHtml = (
  { base, integrity }: Pick<BuiltHost, 'base' | 'integrity'>,
  remotes: readonly Pick<ChosenRemote, 'wanted'>[],
): string => {
  const origins = remotes.flatMap(({ wanted: { isolate, origin } }) =>
    isolate === undefined || origin === undefined ? [] : [origin],
  );
  const checked = (name: string): string =>
    `integrity="${escapeHtml(integrity[name] ?? '')}" crossorigin="anonymous"`;
  const { script, style } = FRAME_BUILD;
  const start = DOCUMENT_START.replace(
    '<html',
    `<html data-frame="${[...new Set(origins)].join(' ')}"`,
  );
  return `${start}    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title></title>
    <link rel="stylesheet" href="${base}${style}" ${checked(style)} />
    <script defer src="${base}${script}" ${checked(script)}></script>
  </head>
  <body>
${DOCUMENT_END}`;
};

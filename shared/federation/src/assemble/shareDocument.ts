import { SHARE_NUMBER } from '@adviestool/contract/share';

import { DOCUMENT_END, DOCUMENT_START, inlineJson } from './indexHtml.ts';
import { digestOf } from './integrity.ts';
import { SHARE_DATA } from './shareData.ts';
import { SHARE_SCRIPT } from './shareScript.ts';

/** The files of a release by which a share of the browsers gets it. */
const SHARE_FILES = {
  /** Decides who gets it. */
  decide: 'share.js',
  /** Its document. */
  show: 'document.js',
} as const;

/** A document from where a script can write it; what stands behind the script is kept from the page. */
const writable = (document: string): string => {
  if (!document.startsWith(DOCUMENT_START) || !document.endsWith(DOCUMENT_END)) {
    throw new Error('This document is of another form than is written here.');
  }
  return `${document.slice(DOCUMENT_START.length, -DOCUMENT_END.length)}<template>`;
};

/** The files of a release, by name, with which a share of the browsers could get it. @param document its `index.html` */
export const shareFiles = (document: string): Record<string, string> => ({
  [SHARE_FILES.decide]: SHARE_SCRIPT,
  [SHARE_FILES.show]: `document.write(${JSON.stringify(writable(document))});\n`,
});

const scriptTag = (base: string, name: string, { text, id }: { text: string; id?: string }) =>
  `<script${id === undefined ? '' : ` id="${id}"`} src="${base}${name}" integrity="${digestOf(text)}" crossorigin="anonymous"></script>`;

interface ShareOptions {
  /** Id of the variant. */
  variant: string;
  percent: number;
  /** `index.html` of the release of everybody. */
  document: string;
  candidate: { release: string; document: string };
}

/** `index.html` while a share of the browsers gets another release. */
export const shareDocument = ({ variant, percent, document, candidate }: ShareOptions): string => {
  const base = `/releases/${candidate.release}/`;
  const files = shareFiles(candidate.document);
  const tagOf = (name: string, id?: string): string =>
    scriptTag(base, name, { text: files[name] ?? '', ...(id !== undefined && { id }) });
  const data = {
    key: `${variant}:${SHARE_NUMBER}`,
    percent,
    candidate: tagOf(SHARE_FILES.show, `${SHARE_DATA}-candidate`),
    rest: writable(document),
  };
  return `${DOCUMENT_START}    <script type="application/json" id="${SHARE_DATA}">${inlineJson(data)}</script>
    ${tagOf(SHARE_FILES.decide)}
  </head>
  <body>
    <noscript><p>De adviestool heeft JavaScript nodig. Zet JavaScript aan en laad de pagina opnieuw.</p></noscript>
    <main>
      <h1>De adviestool is nog niet gestart</h1>
      <p>Controleer uw internetverbinding en laad de pagina opnieuw.</p>
      <p><a href="">Pagina opnieuw laden</a></p>
    </main>
${DOCUMENT_END}`;
};

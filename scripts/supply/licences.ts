import { listInstalled, type Installed } from './listInstalled.ts';

/** Licences that ask for no more than their text, as packages spell them. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  '(MIT OR CC0-1.0)',
]);

const REGISTRY_OF_A_PROOF = 'part of the registry that a proof starts, and is not shipped';

const OF_PICTURES =
  'linked while it runs and shipped unaltered, as a package of its own: decodes a logo that is uploaded';

/** What decodes pictures is packed for each system. */
const LIBVIPS = [
  ...[
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64',
    'linux-x64',
    'linuxmusl-arm64',
    'linuxmusl-x64',
  ].map((system) => [`@img/sharp-libvips-${system}`, 'LGPL-3.0-or-later'] as const),
  ...['win32-arm64', 'win32-x64'].map(
    (system) => [`@img/sharp-${system}`, 'Apache-2.0 AND LGPL-3.0-or-later'] as const,
  ),
];

/** Other ones, by package, and why they are no objection. */
const EXCEPTIONS: Readonly<Record<string, { licence: string; why: string }>> = {
  ...Object.fromEntries(LIBVIPS.map(([name, licence]) => [name, { licence, why: OF_PICTURES }])),
  JSONStream: { licence: '(MIT OR Apache-2.0)', why: REGISTRY_OF_A_PROOF },
  argparse: { licence: 'Python-2.0', why: REGISTRY_OF_A_PROOF },
  '@mdn/browser-compat-data': { licence: 'CC0-1.0', why: 'data of a check, and is not shipped' },
  'axe-core': { licence: 'MPL-2.0', why: 'runs in tests, and is not shipped' },
  'caniuse-lite': { licence: 'CC-BY-4.0', why: 'data of the build, and is not shipped' },
  'json-schema': { licence: '(AFL-2.1 OR BSD-3-Clause)', why: REGISTRY_OF_A_PROOF },
  jszip: {
    licence: '(MIT OR GPL-3.0-or-later)',
    why: 'part of the driver of WebKit, taken under the first of the two, and is not shipped',
  },
  'mdn-data': { licence: 'CC0-1.0', why: 'data of what reads style sheets, and is not shipped' },
  'node-forge': {
    licence: '(BSD-3-Clause OR GPL-2.0)',
    why: 'taken under the first of the two, which asks for no more than its text',
  },
  pako: { licence: '(MIT AND Zlib)', why: 'part of the driver of WebKit, and is not shipped' },
  'sanitize-filename': { licence: 'WTFPL OR ISC', why: REGISTRY_OF_A_PROOF },
  'truncate-utf8-bytes': { licence: 'WTFPL', why: REGISTRY_OF_A_PROOF },
  tweetnacl: { licence: 'Unlicense', why: REGISTRY_OF_A_PROOF },
  'utf8-byte-length': { licence: '(WTFPL OR MIT)', why: REGISTRY_OF_A_PROOF },
  'web-ifc': { licence: 'MPL-2.0', why: 'shipped unaltered, as files of its own' },
};

/** What is wrong with the licence of a package; null: nothing. */
export const objectionTo = ({ name, version, licence }: Installed): string | null => {
  if (licence !== null && (ALLOWED.has(licence) || EXCEPTIONS[name]?.licence === licence))
    return null;
  return `${name} ${version}: ${licence ?? 'no licence'} is not on the list of scripts/supply/licences.ts`;
};

/** Prints every package whose licence is not allowed. Returns whether there is none. */
export const printLicences = (): boolean => {
  const installed = listInstalled();
  const objections = installed.map(objectionTo).filter((each) => each !== null);
  for (const objection of objections) console.log(objection);
  return installed.length > 0 && objections.length === 0;
};

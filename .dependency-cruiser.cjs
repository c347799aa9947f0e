/** Who may import whom (docs/architecture.md). */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: {
    path: '^(hosts|remotes|shared|backend|e2e|scripts)/',
    pathNot: [from, ...allowed.map((room) => `^${room}/`)],
  },
});

/** The folders of the rules, each before those that may import it. */
const DOMAIN = [
  'windgebied',
  'bronnen',
  'velden',
  'rekenen',
  'steps',
  'toelichting',
  'waarschuwen',
  'productkeuze',
  'vaststellen',
  'vergelijken',
  'tekening',
  'bewijs',
  'bouwlijst',
  'import',
  'voorbeeld',
];

/**
 * The folders of the backend, from the ground up: each knows those above it in this list. Beneath `rechten` they know
 * no capability, from `accounts` to `mail` each is one; what starts and looks at all of them comes last.
 */
const BACKEND = [
  'config',
  'watch',
  'processen',
  'projectinhoud',
  'database',
  'embedded',
  'site',
  'rechten',
  'http',
  'queue',
  'access',
  'accounts',
  'catalogi',
  'projectopslag',
  'logo',
  'bewijs',
  'inzage',
  'montage',
  'koppelingen',
  'lijsten',
  'bestellingen',
  'standaarden',
  'vaststellen',
  'geschiedenis',
  'rapporten',
  'projecten',
  'volgen',
  'bedrijf',
  'projectbestand',
  'eigengegevens',
  'mail',
  'operations',
  'seed',
];

const backendFolder = (folder, index) => ({
  name: `backend-${folder}`,
  severity: 'error',
  comment: 'A folder of the backend knows those before it in the list, and never the other way.',
  from: { path: `^backend/src/${folder}/`, pathNot: String.raw`\.test\.ts$` },
  to: {
    path: '^backend/src/',
    pathNot: `^backend/src/(${BACKEND.slice(0, index + 1).join('|')})/`,
  },
});

module.exports = {
  forbidden: [
    ...BACKEND.map(backendFolder),
    ...DOMAIN.map((folder, index) => ({
      name: `domain-${folder}-knows-those-before-it`,
      severity: 'error',
      comment:
        'Fields know no calculation, the calculation knows no words: no two folders need each other.',
      from: { path: `^shared/domain/src/${folder}/`, pathNot: String.raw`\.test\.ts$` },
      to: {
        path: '^shared/domain/src/',
        pathNot: `^shared/domain/src/(?:${DOMAIN.slice(0, index + 1).join('|')})/`,
      },
    })),
    only(
      'getallen-stand-alone',
      '^shared/getallen/',
      [],
      'How a number is written asks for nothing.',
    ),
    only(
      'contract-imports-zod-only',
      '^shared/contract/',
      ['shared/getallen'],
      'The contract stands on zod; its messages write numbers as everything does.',
    ),
    only(
      'domain-is-pure',
      '^shared/domain/',
      ['shared/contract', 'shared/getallen'],
      'The rules know types and how numbers are written, nothing else.',
    ),
    only(
      'kozijnstaten-know-the-rules',
      '^shared/kozijnstaten/',
      ['shared/contract', 'shared/domain', 'shared/getallen'],
      'It gets cells and gives gevelvullingen; who opens a file and who asks is known elsewhere.',
    ),
    only(
      'state-knows-the-contract',
      '^shared/state/',
      ['shared/contract'],
      'Stores hold contract types.',
    ),
    only(
      'ui-is-presentational',
      '^shared/ui/',
      ['shared/domain', 'shared/getallen'],
      'Components get data by props; they know no store and no API client.',
    ),
    only(
      'tekening-draws-with-ui',
      '^shared/tekening/',
      ['shared/contract', 'shared/domain', 'shared/getallen', 'shared/ui'],
      'The drawing gets data by props, as every component.',
    ),
    only(
      'spreadsheet-knows-cells-only',
      '^shared/spreadsheet/',
      [],
      'It opens and writes lists; what they mean is known elsewhere.',
    ),
    only(
      'ifc-knows-models-and-advices',
      '^shared/ifc/',
      ['shared/contract', 'shared/domain', 'shared/getallen'],
      'It reads and writes models; who opens one and where it goes is known elsewhere.',
    ),
    only(
      'pdf-knows-pdf-only',
      '^shared/pdf/',
      [],
      'It opens files; what they mean is known elsewhere.',
    ),
    only(
      'forms-know-ui',
      '^shared/forms/',
      ['shared/contract', 'shared/domain', 'shared/getallen', 'shared/ui'],
      'Fields know what is asked and how it looks, not where their values go.',
    ),
    only(
      'saving-knows-forms-and-stores',
      '^shared/saving/',
      ['shared/contract', 'shared/state', 'shared/ui', 'shared/forms'],
      'Keeping and saving input knows forms and the stores, not what is filled in.',
    ),
    only(
      'projectdelta-compares-projects',
      '^shared/projectdelta/',
      ['shared/contract', 'shared/domain', 'shared/getallen', 'shared/ui'],
      'What differs between two projects, and how two changes become one, is said here once; nobody is asked here.',
    ),
    only(
      'montage-compares-with-the-advice',
      '^shared/montage/',
      ['shared/contract', 'shared/domain', 'shared/getallen'],
      'What was mounted beside what is advised, without a page and without a database.',
    ),
    only(
      'projectoverzicht-shows-a-project',
      '^shared/projectoverzicht/',
      ['shared/contract', 'shared/domain', 'shared/forms', 'shared/getallen', 'shared/ui'],
      'What pages of several parts show of a project stands here once; it saves nothing.',
    ),
    only(
      'undo-knows-the-way-back',
      '^shared/undo/',
      [
        'shared/contract',
        'shared/domain',
        'shared/forms',
        'shared/projectdelta',
        'shared/saving',
        'shared/state',
      ],
      'What was saved, deleted or cut off is put back here; nothing is drawn here.',
    ),
    only(
      'standaarden-are-shown-and-filled-in',
      '^shared/standaarden/',
      [
        'shared/contract',
        'shared/domain',
        'shared/forms',
        'shared/projectoverzicht',
        'shared/saving',
        'shared/state',
        'shared/ui',
      ],
      'Standards are the same of a project and of the company.',
    ),
    only(
      'inzagelinks-are-listed-and-withdrawn',
      '^shared/inzagelinks/',
      ['shared/contract', 'shared/getallen', 'shared/ui'],
      'The list of links is the same of a project and of the company.',
    ),
    only(
      'rapport-asks-and-shows',
      '^shared/rapport/',
      ['shared/contract', 'shared/getallen', 'shared/spreadsheet', 'shared/ui'],
      'It asks the backend for a report and hands the file over.',
    ),
    only(
      'federation-knows-the-contract',
      '^shared/federation/',
      ['shared/contract', 'shared/create-remote/src'],
      'Build presets need the remote contract; the command line makes remotes.',
    ),
    only(
      'create-remote-stands-alone',
      '^shared/create-remote/src/',
      [],
      'It runs before anything is installed.',
    ),
    only(
      'hosts-import-shared',
      '^hosts/([^/]+)/',
      ['shared'],
      'A host knows remotes by their documents.',
    ),
    only(
      'backend-knows-the-contract',
      '^backend/',
      [
        'shared/contract',
        'shared/domain',
        'shared/getallen',
        'shared/kozijnstaten',
        'shared/montage',
        'shared/pdf',
        'shared/projectdelta',
        'shared/spreadsheet',
        'shared/tekening',
      ],
      'The backend shares types and rules; its command line opens lists; its report has the drawing and the numbers of the screen.',
    ),
    only(
      'scripts-know-shared-and-the-backend',
      '^scripts/',
      ['shared', 'backend'],
      'Scripts build and start what they do not import.',
    ),
    only(
      'e2e-looks-from-outside',
      String.raw`^e2e/(?!.*\.test\.ts$)`,
      ['shared', 'scripts', 'e2e'],
      'Browser tests know the product by its address; a test in Node may join any rooms.',
    ),
    {
      name: 'remotes-import-shared',
      severity: 'error',
      comment: 'Remotes meet through URLs, the backend and shared/state, nothing else.',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^(hosts|remotes|backend|e2e|scripts)/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'ui-calls-no-api',
      severity: 'error',
      comment: 'Presentational components never call the backend.',
      from: { path: '^shared/(ui|tekening|forms|domain|kozijnstaten)/' },
      to: { path: '^shared/contract/src/api/' },
    },
    {
      name: 'domain-and-contract-use-zod-only',
      severity: 'error',
      comment: 'Pure packages take no library but zod.',
      from: {
        path: '^shared/(contract|domain|getallen|kozijnstaten)/src/',
        pathNot: '(\\.test\\.ts$|/builders/)',
      },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'core'], pathNot: '/zod/' },
    },
    {
      name: 'toasts-in-the-host-only',
      severity: 'error',
      comment: 'Remotes get a toast port, never the library.',
      from: { pathNot: '^hosts/' },
      to: { path: 'node_modules/notistack' },
    },
    {
      name: 'packages-by-name',
      severity: 'error',
      comment: 'Of a shared package only what its exports list is for others.',
      from: { path: '^((?:hosts|remotes|shared)/[^/]+|backend|e2e|scripts)/' },
      to: { path: '^shared/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'No circles.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-dependencies',
      severity: 'error',
      comment: 'A package names what it imports.',
      from: {},
      // The parser takes a member called `import` for an import of ‘✖’; the host's build gives
      // react-router-whole its meaning, that of a peer of the bench its remotes.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
        // Of an optional peer, peerDependenciesMeta is taken for a list of its own.
        dependencyTypesNot: ['npm-peer'],
        pathNot: '^(?:✖|react-router-whole|react-whole|zod-whole|login/page|projects/page)$',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    combinedDependencies: false,
    preserveSymlinks: false,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};

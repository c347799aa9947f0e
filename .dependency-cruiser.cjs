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

module.exports = {
  forbidden: [
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
      from: { path: '^shared/(ui|tekening|forms|domain)/' },
      to: { path: '^shared/contract/src/api/' },
    },
    {
      name: 'domain-and-contract-use-zod-only',
      severity: 'error',
      comment: 'Pure packages take no library but zod.',
      from: {
        path: '^shared/(contract|domain|getallen)/src/',
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
        pathNot: '^(?:✖|react-router-whole|zod-whole|login/page|projects/page)$',
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

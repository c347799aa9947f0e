/*
 * Stands in for the start of the federation in the entry of a remote (`TakeFromHost`), which carried what a host of
 * any kind could want: here the host does the work, and is told only what this build is. It is taken over as it
 * stands, so it holds no type syntax.
 */

const remote = __webpack_require__;

const { federation, initializeExposesData } = remote;

Object.assign(federation, adviestoolRuntime.federation());

const { bundlerRuntime } = federation;

// What a host reads that has the library's runtime (before decision 118) stands beside what one of now does: what is
// empty it fills in from the bundler's lists.
federation.initOptions = { name: ADVIESTOOL_REMOTE, remotes: [], shareStrategy: 'loaded-first' };

const ofShared = { installedModules: {}, chunkMapping: {}, moduleToHandlerMapping: {} };
const ofScopes = { initPromises: {}, initTokens: {} };

const consumes = (chunkId, promises) =>
  bundlerRuntime.consumes({ ...ofShared, chunkId, promises, webpackRequire: remote });

// Absent: the build is one chunk.
if (remote.f !== undefined) remote.f.consumes = consumes;

remote.I = (shareScopeName, initScope) =>
  bundlerRuntime.I({ ...ofScopes, shareScopeName, initScope, webpackRequire: remote });

remote.initContainer = (shareScope, initScope, remoteEntryInitOptions) =>
  bundlerRuntime.initContainerEntry({
    shareScope,
    initScope,
    remoteEntryInitOptions,
    shareScopeKey: initializeExposesData.shareScope,
    webpackRequire: remote,
  });

remote.getContainer = async (name) => initializeExposesData.moduleMap[name]();

federation.instance = bundlerRuntime.init({ webpackRequire: remote });

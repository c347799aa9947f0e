import { tellRemoteFailure } from '@adviestool/contract/api/remoteFailures';
import type { Release } from '@adviestool/contract/release';
import { openStorage } from '@adviestool/state/browserStorage';
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router';

import { readOverride } from './backendOverride/backendOverride.ts';
import { followConnection } from './connection/followConnection.ts';
import { createConsent } from './consent/consentStore.ts';
import { askConfirm } from './dialogs/questionStore.ts';
import { QuestionDialog } from './dialogs/QuestionDialog.tsx';
import { createFailureTeller } from './federation/createFailureTeller.ts';
import { createLoadErrorText } from './federation/createLoadErrorText.ts';
import { createPageOpener, reloadOnFailure } from './federation/createPageOpener.ts';
import { hostFor } from './federation/hostFor.ts';
import { loadFramed } from './frame/loadFramed.ts';
import { loadRemote } from './federation/loadRemote.ts';
import type { RemoteRuntime } from './federation/runtime/createRemoteRuntime.ts';
import { startHeartbeat } from './heartbeat/startHeartbeat.ts';
import { withHeartbeat } from './heartbeat/withHeartbeat.ts';
import { createHostApi, type HostServices } from './hostApi/createHostApi.ts';
import { createServices } from './hostApi/createServices.ts';
import { ImportDialogs } from './import/ImportDialogs.tsx';
import { giveUpImportDialog } from './import/importFailureStore.ts';
import { createLayout } from './layout/createLayout.tsx';
import { ModelAdviezen } from './parentFrame/ModelAdviezen.tsx';
import { filesOfPage } from './first/filesOfRemote.ts';
import { startPreloading } from './preload/startPreloading.ts';
import { buildRoutes } from './routing/buildRoutes.tsx';
import { createHistoryMiddleware } from './routing/createHistoryMiddleware.ts';
import { createNormalPathMiddleware } from './routing/createNormalPathMiddleware.ts';
import { createGuardMiddleware, createGuards } from './routing/guards.ts';
import { isPageOpen, pathOf } from './routing/pageAddress.ts';
import { ExpiredSession } from './session/ExpiredSession.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { createPlace } from './slots/createPlace.tsx';
import { createSlot } from './slots/createSlot.tsx';
import { createSlotLoader } from './slots/createSlotLoader.ts';
import { showToast } from './toasts/showToast.ts';

interface AppOptions {
  release: Release;
  resetLink: HostServices['resetLink'];
  runtime: RemoteRuntime;
}

/** Makes the product from a release, and what opens its pages. The session is on its way. */
export const createApp = ({ release, resetLink, runtime }: AppOptions) => {
  // The first visit starts while the router is being made; its hash is still in the address bar.
  const made: { router?: DataRouter } = {};
  const pendingLocation = () => made.router?.state.navigation.location ?? globalThis.location;
  const pendingHash = (): string => pendingLocation().hash;
  const domain = readOverride(release.variant) ?? release.variant.backend.domain;
  const { services, analytics, checkConnection, isCalling } = createServices({
    domain,
    release,
    resetLink,
    pendingLocation,
    visit: () => {
      const state = made.router?.state;
      return state?.initialized === true ? (state.navigation.location?.key ?? null) : 'first';
    },
    navigate: (to, options) => {
      void router.navigate(to, options);
    },
  });
  const { session, project, support } = services;
  const guards = createGuards({
    variant: release.variant,
    session,
    project,
    confirm: askConfirm,
    toast: showToast,
  });
  const { remotes } = release;
  const loadModule = (id: string) =>
    release.variant.remotes[id]?.isolate
      ? loadFramed(release, id)
      : loadRemote(runtime, id, remotes[id]?.document);
  const hostApi = (id: string) => createHostApi(id, { ...services, Place });
  const hostApiFor = (id: string) => hostFor(remotes[id]?.document, hostApi(id), pendingLocation);
  const tellFailure = createFailureTeller({
    remotes,
    send: (failure) => tellRemoteFailure(domain, failure),
    isOnline: () => navigator.onLine,
  });
  const heartbeat = startHeartbeat(remotes, domain);
  const loadSlot = createSlotLoader({ loadModule, hostApiFor });
  const load = withHeartbeat(heartbeat, loadSlot, () => null);
  const Place = createPlace({ release, load, tellFailure });
  const LoginAgain = createSlot({
    id: 'login-again/v1',
    release,
    load,
    tellFailure,
    onFailure: session.leave,
  });
  const ImportDialog = createSlot({
    id: 'import-dialog/v1',
    release,
    load,
    tellFailure,
    onFailure: giveUpImportDialog,
  });
  const ModelAdviezenSlot = createSlot({ id: 'model-adviezen/v1', release, load, tellFailure });
  const ahead = globalThis.adviestool?.pages ?? [];
  const pages = createPageOpener({ loadModule, hostApiFor, ahead });
  const routes = buildRoutes({
    remotes,
    support,
    tellFailure,
    isCalling,
    loadErrorText: createLoadErrorText(remotes),
    openPage: reloadOnFailure(
      withHeartbeat(heartbeat, pages.open, (pageId) => pageId),
      {
        address: () => pathOf(pendingLocation()),
        filesOf: (remoteId, pageId) => filesOfPage(remotes[remoteId], pageId),
        tellFailure,
      },
    ),
    guard: createGuardMiddleware(guards, pendingHash),
    middleware: [
      createHistoryMiddleware((url) => isPageOpen(new URL(url))),
      createNormalPathMiddleware(pendingHash),
    ],
    Layout: createLayout({
      release,
      checkConnection,
      host: hostApi('shell'),
      consent: createConsent(openStorage('local', release.variant.id)),
      record: analytics.record,
      isFirstPageShown: () => made.router?.state.initialized === true,
      staysInPlace: () => made.router?.state.preventScrollReset === true,
    }),
  });
  const router = createBrowserRouter(routes);
  made.router = router;
  startPreloading(release, router, pages.openAhead);
  const connect = (): void => {
    void session.bootstrap();
  };

  connect();
  followConnection(connect);
  const app = (
    <>
      <SessionGate variant={release.variant} support={support} onRetry={connect}>
        <RouterProvider router={router} />
      </SessionGate>
      <ImportDialogs ImportDialog={ImportDialog} support={support} />
      <ModelAdviezen Slot={ModelAdviezenSlot} />
      <ExpiredSession LoginAgain={LoginAgain} />
      <QuestionDialog />
    </>
  );
  return { app, router };
};

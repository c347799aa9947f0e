import { createTransport } from '@adviestool/contract/api/transport';
import type { Release } from '@adviestool/contract/release';
import { clearActiveProject } from '@adviestool/state/activeProject';
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router';

import { askConfirm } from './dialogs/questionStore.ts';
import { QuestionDialog } from './dialogs/QuestionDialog.tsx';
import { createPageLoader } from './federation/createPageLoader.ts';
import { loadRemoteModule, type RemoteRuntime } from './federation/loadRemoteModule.ts';
import { createHostApi, type HostServices } from './hostApi/createHostApi.ts';
import { createProjectPort } from './hostApi/createProjectPort.ts';
import { teksten } from './hostApi/teksten.ts';
import { createLayout } from './layout/createLayout.tsx';
import { buildRoutes } from './routing/buildRoutes.tsx';
import { createGuardMiddleware } from './routing/createGuardMiddleware.ts';
import { createGuards } from './routing/guards.ts';
import { createNormalPathMiddleware } from './routing/createNormalPathMiddleware.ts';
import { PROJECTS } from './routing/paths.ts';
import { createSession } from './session/createSession.ts';
import { SessionGate } from './session/SessionGate.tsx';
import { showToast } from './toasts/showToast.tsx';
import { ToastProvider } from './toasts/ToastProvider.tsx';

interface AppOptions {
  release: Release;
  runtime: RemoteRuntime;
}

const createServices = (release: Release, navigate: HostServices['navigate']): HostServices => {
  const { groupId, backend, branding } = release.variant;
  const api = createTransport({ domain: backend.domain });
  const onMissing = (): void => {
    showToast('error', { text: teksten.projectNietGevonden, details: [] }, { persistent: true });
    clearActiveProject();
    navigate(PROJECTS);
  };
  return {
    api,
    release,
    navigate,
    session: createSession({ api, groupId }),
    project: createProjectPort({ api, groupId, clientVersion: release.host, onMissing }),
    support: { email: branding.supportEmail, phone: branding.supportPhone },
  };
};

/** Makes the product from a release. The answer renders it; the session is on its way. */
export const createApp = ({ release, runtime }: AppOptions) => {
  const services = createServices(release, (to, options) => {
    void router.navigate(to, options);
  });
  const { session, project, support } = services;
  // The first visit starts while the router is being made; its hash is still in the address bar.
  const made: { router?: DataRouter } = {};
  const pendingHash = (): string =>
    made.router?.state.navigation.location?.hash ?? globalThis.location.hash;
  const guards = createGuards({
    variant: release.variant,
    session,
    project,
    confirm: askConfirm,
    toast: (type, text, options) => {
      showToast(type, { text, details: [] }, options);
    },
  });
  const routes = buildRoutes({
    remotes: release.remotes,
    support,
    loadPage: createPageLoader(async (id) => {
      const module = await loadRemoteModule(runtime, id);
      return module.pages(createHostApi(id, services));
    }),
    guard: createGuardMiddleware(guards, pendingHash),
    normalisePath: createNormalPathMiddleware(pendingHash),
    Layout: createLayout({
      release,
      isFirstPageShown: () => made.router?.state.initialized === true,
    }),
  });
  const router = createBrowserRouter(routes);
  made.router = router;
  const connect = (): void => {
    void session.bootstrap();
  };

  connect();
  return (
    <ToastProvider>
      <SessionGate support={support} onRetry={connect}>
        <RouterProvider router={router} />
      </SessionGate>
      <QuestionDialog />
    </ToastProvider>
  );
};

import type { Transport } from '@adviestool/contract/api/transport';
import type { Release } from '@adviestool/contract/release';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { ProjectMessage, TabMessage } from '@adviestool/contract/tabMessage';

import { askConfirm } from '../dialogs/questionStore.ts';
import {
  errorLine,
  errorText,
  isAnonymousOnly,
  isShutOut,
  type Support,
} from '../errors/errorText.ts';
import { reloadSoon } from '../errors/reloadSoon.ts';
import { log } from '../log/log.ts';
import type { SessionControl } from '../session/createSession.ts';
import type { TabChannel } from '../tabs/openTabChannel.ts';
import { endToast, showToast } from '../toasts/showToast.ts';

/** What the ports of every remote are made from. */
export interface HostServices {
  api: Transport;
  release: Release;
  session: SessionControl;
  resetLink: HostApi['resetLink'];
  tabs: Omit<TabChannel, 'close'>;
  catalogus: HostApi['catalogus'];
  project: HostApi['project'];
  navigate: HostApi['navigate'];
  Place: HostApi['Place'];
  support: Support;
}

const showError =
  (support: Support): HostApi['showError'] =>
  (error, texts) => {
    // Who was shut out reads by whom and how to go on, which takes longer than a toast stays.
    showToast('error', errorText(error, { support, texts }), { persistent: isShutOut(error) });
    // A text of the remote says what the user should do instead.
    if (isAnonymousOnly(error) && texts?.[403] === undefined) reloadSoon();
  };

/** Leaves out what is about the session, which is the host's. */
const ofProjects =
  (listener: (message: ProjectMessage) => void) =>
  (message: TabMessage): void => {
    if ('projectId' in message) listener(message);
  };

/** The ports of one remote. */
export const createHostApi = (remoteId: string, services: HostServices): HostApi => {
  const { api, release, session, resetLink, tabs, catalogus, project } = services;
  const { navigate, support, Place } = services;
  return {
    api,
    config: {
      variant: release.variant,
      remote: release.remotes[remoteId]?.config ?? {},
      clientVersion: release.host,
      release: release.release,
    },
    catalogus,
    session: {
      started: session.started,
      ended: session.ended,
      renewed: session.renewed,
      leave: session.leave,
    },
    resetLink,
    project,
    tabs: {
      post: tabs.post,
      subscribe: (listener) => tabs.subscribe(ofProjects(listener)),
      subscribeOwn: (listener) => tabs.subscribeOwn(ofProjects(listener)),
    },
    toast: showToast,
    endToast,
    showError: showError(support),
    errorText: (error, texts) => errorLine(error, { support, texts }),
    confirm: askConfirm,
    navigate,
    Place,
    log: (level, message, details) => {
      log(level, `${remoteId}: ${message}`, details);
    },
  };
};

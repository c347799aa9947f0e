import type { Catalogus } from '@adviestool/contract/catalogus';
import { catalogusKey, type CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { setActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';

import { errorLine } from '../../errors/errorText.ts';
import type { FrameAsk, FrameStart } from '../frameMessages.ts';
import type { FrameSaved } from '../saveForFrame.ts';
import { readCallError } from '../transferredError.ts';
import { createFrameTransport } from './createFrameTransport.ts';
import { trusted, type FramePort } from './openPort.ts';

type Save = HostApi['project']['save'];

const withoutSession = (): never => {
  throw new Error('A remote in a frame has no session, and cannot begin or end one.');
};

const noSession = async (): Promise<never> => withoutSession();

const createCatalogus = (port: FramePort, inGebruik: CatalogusNaam): HostApi['catalogus'] => {
  const loaded = new Map<string, Catalogus>();
  const keyOf = (keuze: CatalogusNaam | null | undefined): string =>
    catalogusKey(keuze ?? inGebruik);
  return {
    inGebruik,
    load: async (keuze) => {
      const known = loaded.get(keyOf(keuze));
      if (known !== undefined) return known;
      const ask: FrameAsk = { name: 'catalogus', keuze: keuze ?? null };
      const catalogus = await port.ask(ask, trusted<Catalogus>());
      loaded.set(keyOf(keuze), catalogus);
      return catalogus;
    },
    loaded: (keuze) => {
      const known = loaded.get(keyOf(keuze));
      if (known === undefined) throw new Error('The catalogue was not awaited.');
      return known;
    },
    list: () => port.ask({ name: 'catalogi' }, trusted<CatalogusNaam[]>()),
  };
};

const activate = (project: Project): Project => {
  setActiveProject(project, null);
  return project;
};

/** The change is made here, on each version of the project that the page asks it for. */
const saveBy =
  (port: FramePort): Save =>
  async (change, basis = null, { checksItself = false } = {}) => {
    const { project } = useActiveProjectStore.getState();
    if (project === null) throw new Error('There is no active project to save.');
    const tried: Extract<FrameAsk, { name: 'save' }>['tried'] = [];
    let on = project;
    for (;;) {
      tried.push({ on: { ...on }, wanted: writtenOf(change(on)) });
      const saved = await port.ask(
        { name: 'save', tried, basis, checksItself },
        trusted<FrameSaved>(),
      );
      if (saved.kind === 'needs') on = saved.project;
      else if (saved.kind !== 'failed') return saved;
      else if (saved.error === null) throw new Error('Saving failed.');
      else return { kind: 'failed', error: readCallError(saved.error) };
    }
  };

const writtenOf = (project: Project | null) => (project === null ? null : { ...project });

const createProject = (port: FramePort): HostApi['project'] => {
  const read = async (projectId: number, isAnew: boolean): Promise<Project> =>
    activate(await port.ask({ name: 'project', projectId, isAnew }, trusted<Project>()));
  return {
    refresh: (projectId) => read(projectId, true),
    ensure: (projectId) => read(projectId, false),
    save: saveBy(port),
  };
};

/** The ports of the host for a remote in a frame: each leads to the page around it. */
export const createFrameHost = (
  { remoteId, release }: FrameStart,
  port: FramePort,
  navigate: HostApi['navigate'],
): HostApi => {
  const { variant, host, catalogus, remotes } = release;
  const { supportEmail: email, supportPhone: phone } = variant.branding;
  const errorText: HostApi['errorText'] = (error, texts) =>
    errorLine(error, { support: { email, phone }, texts });
  const toast: HostApi['toast'] = (type, text, options = {}) => {
    const { persistent = false, series = 'general', key = null, action, onDismiss } = options;
    port.tell({
      kind: 'toast',
      type,
      text,
      persistent,
      series,
      key,
      action:
        action === undefined ? null : { label: action.label, call: port.keep(action.onAction) },
      dismissed: onDismiss === undefined ? null : port.keep(onDismiss),
    });
  };
  return {
    api: createFrameTransport(port),
    config: { variant, remote: remotes[remoteId]?.config ?? {}, clientVersion: host },
    catalogus: createCatalogus(port, { id: catalogus.id, versie: catalogus.versie }),
    session: {
      started: noSession,
      ended: noSession,
      renewed: noSession,
      leave: withoutSession,
    },
    resetLink: null,
    project: createProject(port),
    tabs: {
      post: (message) => port.tell({ kind: 'tab', message }),
      subscribe: (listener) =>
        port.listen((said) => {
          if (said.kind === 'tab') listener(said.message);
        }),
    },
    toast,
    endToast: (key) => port.tell({ kind: 'endToast', key }),
    errorText,
    showError: (error, texts) => toast('error', errorText(error, texts)),
    confirm: ({ destructive = false, ...question }) =>
      port.ask({ name: 'confirm', ...question, destructive }, trusted<boolean>()),
    navigate,
    // No part of another remote comes into a frame.
    Place: () => null,
    log: (level, message, details) =>
      port.tell({
        kind: 'log',
        level,
        message: [message, ...(details instanceof Error ? [details.message] : [])]
          .join(' ')
          .slice(0, 2000),
      }),
  };
};

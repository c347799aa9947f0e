import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { createStepPage } from '../wizard/createStepPage.tsx';
import { KaderStep } from './KaderStep.tsx';
import { loadStandaarden } from './loadStandaarden.ts';

const createPage = createStepPage('gevelvulling-en-kader', KaderStep);

const page = (host: HostApi): Page => {
  const { Component, loader } = createPage(host);
  return {
    Component,
    loader: async (args) => (await loader?.(args)) ?? loadStandaarden(host, args),
  };
};

export default page;

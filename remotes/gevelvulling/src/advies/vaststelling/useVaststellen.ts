import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { aandachtOf } from '@adviestool/domain/vaststellen/aandacht';
import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';
import { intrekken, vaststellenOfUitleggen, type Anders } from '@adviestool/saving/vaststellen';
import { loadLate } from '@adviestool/saving/loadLate';
import { useState, type ReactNode } from 'react';

import { useVandaag } from '../../bronnen/useVandaag.ts';
import { teksten } from './teksten.ts';

interface VastTeStellenAdvies {
  host: HostApi;
  project: Project;
  gevelvulling: Gevelvulling;
  advies: Advies;
  catalogus: Catalogus;
}

/**
 * Fixes the advice that is shown, after a question that names what does not comply and what was warned of; or takes
 * that back.
 */
export const useVaststellen = ({ host, project, ...berekend }: VastTeStellenAdvies) => {
  const { gevelvulling, advies } = berekend;
  const { id: projectId, projectGegevens } = project;
  const vandaag = useVandaag();
  const [isBusy, setBusy] = useState(false);
  const [intussen, setIntussen] = useState<ReactNode>(null);
  const { id } = gevelvulling.gevelvullingEnKaderData;

  const run = async (action: () => Promise<boolean>): Promise<void> => {
    setIntussen(null);
    setBusy(true);
    await action();
    setBusy(false);
  };

  const tellAnders = async (anders: Anders): Promise<void> => {
    try {
      const { tellIntussen } = await loadLate(import('@adviestool/undo/intussen'));
      setIntussen(await tellIntussen({ host, ...anders, ids: new Set([id]) }));
    } catch (error) {
      host.showError(error);
    }
  };

  const fix = async (): Promise<void> => {
    const { titel, tekst, letOp, annuleren } = teksten.vraag;
    const aandacht = aandachtOf({ ...berekend, projectGegevens }, vandaag);
    const isConfirmed =
      aandacht === null ||
      (await host.confirm({
        title: titel,
        text: [tekst(weergavenaam(gevelvulling)), letOp(aandacht)].join(' '),
        confirm: teksten.vaststellen,
        cancel: annuleren,
      }));
    if (!isConfirmed) return;
    const getoond = new Map([[id, uitkomstOf(advies, gevelvulling)]]);
    await run(() => vaststellenOfUitleggen(host, projectId, { getoond, onAnders: tellAnders }));
  };

  const release = (): Promise<void> => run(() => intrekken(host, projectId, [id]));

  /** `intussen`: what others changed, so that nothing is fixed yet. */
  return { isBusy, intussen, fix, release };
};

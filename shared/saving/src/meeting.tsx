import { HttpError } from '@adviestool/contract/api/apiError';
import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { ReactNode } from 'react';

import { fetchNewestRevisies } from './fetchNewestRevisies.ts';
import { doorTekst, overgenomenTekst } from './gevraagdVeld.ts';
import { MergeDialog, type MergeAnswer, type MergeQuestion } from './MergeDialog.tsx';
import { mergeTeksten } from './mergeTeksten.ts';
import type { Beletsel, Beschrijf } from './mergingSave.ts';

/* What is needed only when two changes meet: it is loaded then. */

type Asked = Pick<MergeQuestion, 'soort' | 'velden' | 'tekst'>;

/** Where a save takes place, and where its question is drawn. */
interface Meeting {
  host: HostApi;
  projectId: number;
  draw: (question: ReactNode) => void;
}

const askedOf = (
  beletsel: Exclude<Beletsel, { kind: 'pastNiet' }>,
  revisies: readonly ProjectRevisie[],
): Asked =>
  beletsel.kind === 'verwijderd'
    ? {
        soort: 'verwijderd',
        velden: [],
        tekst: mergeTeksten.verwijderd(beletsel.naam, doorTekst(beletsel.door(revisies))),
      }
    : {
        soort: beletsel.isVerdringing ? 'verdringing' : 'velden',
        velden: beletsel.describe(revisies),
        tekst: null,
      };

const ask = ({ draw }: Meeting, asked: Asked): Promise<MergeAnswer> =>
  new Promise((resolve) => {
    const answer = (given: MergeAnswer): void => {
      draw(<MergeDialog question={{ ...asked, isBusy: true, answer: () => undefined }} />);
      resolve(given);
    };
    draw(<MergeDialog question={{ ...asked, isBusy: false, answer }} />);
  });

/** Asks what is to be done, and does all of it but saving. */
export const settle = async (meeting: Meeting, beletsel: Beletsel): Promise<MergeAnswer> => {
  const { host, projectId } = meeting;
  const revisies = await fetchNewestRevisies(host, projectId);
  if (beletsel.kind === 'pastNiet') {
    const labels = beletsel.vervalt(revisies).map(({ label }) => label);
    const { pastNiet, vervalt } = mergeTeksten;
    host.toast('warning', pastNiet(labels.length === 0 ? '' : vervalt(labels.join(', '))));
    beletsel.show();
    return 'newest';
  }
  const answer = await ask(meeting, askedOf(beletsel, revisies));
  if (answer === 'mine') beletsel.keepMine();
  if (answer === 'newest') beletsel.takeNewest();
  return answer;
};

/** Tells what others changed in the meantime. */
export const tellTaken = async (
  { host, projectId }: Omit<Meeting, 'draw'>,
  describe: Beschrijf,
): Promise<void> => {
  const velden = describe(await fetchNewestRevisies(host, projectId));
  if (velden.length > 0) host.toast('info', overgenomenTekst(velden));
};

/** Others save without end, or so that nothing can be read of it. */
export const stillStale = (projectId: number): HttpError =>
  new HttpError({
    method: 'POST',
    path: `/project/${projectId}`,
    status: 412,
    code: 'stale',
    serverMessage: mergeTeksten.steeds,
    retryAfter: null,
  });

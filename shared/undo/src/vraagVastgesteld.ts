import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Vastgesteld } from '@adviestool/contract/vastgesteld';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { toestandOf, type Toestand } from '@adviestool/domain/vaststellen/toestand';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { rowsOf } from '@adviestool/projectdelta/projectDifference';
import { vastgesteldVooraf } from '@adviestool/saving/vastgesteldTekst';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { z } from 'zod';

import { teksten } from './teksten.ts';

/* What is needed only where an advice is fixed: it is loaded then. */

/** What a save makes of a project. */
interface Wijziging {
  before: Project;
  after: Project;
}

interface Vast {
  gevelvulling: Gevelvulling;
  vastgesteld: Vastgesteld;
}

type ToestandVan = (gevelvulling: Gevelvulling) => Toestand;

const toestandIn = async (host: HostApi, { projectGegevens }: Project): Promise<ToestandVan> => {
  const catalogus = await host.catalogus.load(projectGegevens.catalogus);
  return (gevelvulling) =>
    toestandOf(gevelvulling, adviesFor({ projectGegevens, gevelvulling, catalogus }));
};

/** What is fixed and comes out so, and would not any more. */
const wordtGewijzigd = async (host: HostApi, { before, after }: Wijziging): Promise<Vast[]> => {
  const [was, wordt] = await Promise.all([toestandIn(host, before), toestandIn(host, after)]);
  const later = rowsOf(after);
  return before.gevelvullingen.flatMap((gevelvulling) => {
    const { vastgesteld } = gevelvulling;
    const next = later.get(idOf(gevelvulling));
    const isAnders =
      next?.vastgesteld !== undefined &&
      next !== gevelvulling &&
      was(gevelvulling) === 'vastgesteld' &&
      wordt(next) === 'gewijzigd';
    return vastgesteld !== undefined && isAnders ? [{ gevelvulling, vastgesteld }] : [];
  });
};

const askedSchema = z.array(z.string());

const keyOf = ({ gevelvulling, vastgesteld }: Vast): string =>
  `${idOf(gevelvulling)} ${vastgesteld.op}`;

/** What this tab asked about already. */
const openAsked = ({ config }: HostApi, projectId: number) => {
  const storage = openStorage('session', config.variant.id);
  const key = `vastgesteld-gevraagd:${String(currentUid())}:${projectId}`;
  const read = (): string[] => storage.read(key, askedSchema) ?? [];
  return {
    has: (vast: Vast): boolean => read().includes(keyOf(vast)),
    add: (vast: readonly Vast[]): void => storage.write(key, [...read(), ...vast.map(keyOf)]),
  };
};

const vraagOver = (vast: readonly Vast[]): string => {
  const [only, second] = vast;
  if (only === undefined || second !== undefined) return teksten.vastgesteld.meer(vast.length);
  const { gevelvulling, vastgesteld } = only;
  const { merk } = gevelvulling.gevelvullingEnKaderData;
  return vastgesteldVooraf(zichtbareNaam(merk, weergavenaam(gevelvulling)), vastgesteld);
};

/**
 * Asks before a save makes fixed advices come out otherwise, once for each in a visit, in one question.
 * @returns whether it may be saved
 */
export const magVastgesteldWijzigen = async (
  host: HostApi,
  wijziging: Wijziging,
): Promise<boolean> => {
  const asked = openAsked(host, wijziging.before.id);
  const vast = (await wordtGewijzigd(host, wijziging)).filter((one) => !asked.has(one));
  if (vast.length === 0) return true;
  const { titel, wijzigen, annuleren } = teksten.vastgesteld;
  const isConfirmed = await host.confirm({
    title: titel(vast.length),
    text: vraagOver(vast),
    confirm: wijzigen,
    cancel: annuleren,
  });
  if (isConfirmed) asked.add(vast);
  return isConfirmed;
};

import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Vastgesteld } from '@adviestool/contract/vastgesteld';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { toestandOf } from '@adviestool/domain/vaststellen/toestand';
import {
  vastgesteldSindsdien,
  vastgesteldTekst,
  vastgesteldVooraf,
} from '@adviestool/saving/vastgesteldTekst';
import { Notice } from '@adviestool/ui/Notice';
import { useMemo } from 'react';

interface VastgesteldMeldingProps {
  host: HostApi;
  project: Project;
  gevelvulling: Gevelvulling;
  vastgesteld: Vastgesteld;
}

/** Says on a step that the advice is fixed, before it is changed. */
export const VastgesteldMelding = ({
  host,
  project: { projectGegevens, rechten },
  gevelvulling,
  vastgesteld,
}: VastgesteldMeldingProps) => {
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const isGewijzigd = useMemo(() => {
    const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
    return toestandOf(gevelvulling, advies) === 'gewijzigd';
  }, [projectGegevens, gevelvulling, catalogus]);
  const { merk } = gevelvulling.gevelvullingEnKaderData;
  const naam = zichtbareNaam(merk, weergavenaam(gevelvulling));

  if (isGewijzigd) return <Notice kind="warn">{vastgesteldSindsdien(naam, vastgesteld)}</Notice>;
  return (
    <Notice>{(rechten.wijzigen ? vastgesteldVooraf : vastgesteldTekst)(naam, vastgesteld)}</Notice>
  );
};

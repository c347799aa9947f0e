import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import {
  gevelvullingRijIn,
  type GevelvullingRij,
} from '@adviestool/projectoverzicht/gevelvullingRij';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { formatDate } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { UnityCheck } from '@adviestool/ui/UnityCheck';
import { useMemo } from 'react';
import { useParams } from 'react-router';

import { InzageOordeel } from '../inzage/InzageOordeel.tsx';
import type { InzageProps } from '../inzage/InzagePagina.tsx';
import { teksten } from '../inzage/teksten.ts';
import { Bladeren } from './Bladeren.tsx';
import { findGevelvulling } from './findGevelvulling.ts';
import styles from './InzageGevelvulling.module.css';

const { advies: tekst, kolom, geen } = teksten;

/** How definite the advice is, without who fixed it. */
const Vaststelling = ({ rij }: { rij: GevelvullingRij }) => {
  const { toestand, gevelvulling, voldoet, isBevestigingGetoetst, waarschuwingen } = rij;
  const isInOrde = voldoet === true && isBevestigingGetoetst && waarschuwingen === 0;
  const { vastgesteld } = gevelvulling;
  if (vastgesteld === undefined) return <Notice>{tekst.nietVastgesteld}</Notice>;
  if (toestand === 'gewijzigd') return <Notice kind="warn">{tekst.gewijzigd}</Notice>;
  const { op, rekenmodel, catalogus } = vastgesteld;
  return (
    // That it is fixed says nothing of its verdict.
    <Notice kind={isInOrde ? 'ok' : 'info'}>
      {tekst.vastgesteld({
        op: formatDate(new Date(op)),
        rekenmodel: String(rekenmodel),
        catalogus: `${catalogus.id} ${catalogus.versie}`,
      })}
    </Notice>
  );
};

const Kerncijfers = ({ rij }: { rij: GevelvullingRij }) => {
  const { breedte, hoogte, aantal, aantalHoekankers, totaalHoekankers, hoogsteToets } = rij;
  const stuks = (value: number | null): string => (value === null ? geen : formatNumber(value));
  return (
    <DefinitionList
      layout="grid"
      items={[
        { term: kolom.oordeel, value: <InzageOordeel rij={rij} /> },
        {
          term: kolom.maat,
          value:
            breedte === null || hoogte === null
              ? geen
              : `${formatGetal(breedte)} × ${formatGetal(hoogte)}${NARROW_SPACE}mm`,
        },
        { term: kolom.aantal, value: stuks(aantal) },
        { term: tekst.perStuk, value: stuks(aantalHoekankers) },
        { term: tekst.samen, value: stuks(totaalHoekankers) },
        {
          term: kolom.unityCheck,
          value:
            hoogsteToets === null ? geen : <UnityCheck value={hoogsteToets.unityCheck} isThin />,
        },
      ]}
    />
  );
};

const Advies = ({ host, inzage, gevelvulling }: InzageProps & { gevelvulling: Gevelvulling }) => {
  const { projectGegevens, catalogus } = inzage;
  const rij = useMemo(
    () => gevelvullingRijIn({ projectGegevens, catalogus }).rijOf(gevelvulling),
    [projectGegevens, catalogus, gevelvulling],
  );
  return (
    <div className={styles.advies}>
      <div className={styles.cijfers}>
        <Kerncijfers rij={rij} />
      </div>
      {rij.advies === null ? (
        <Notice kind="warn">{tekst.onvolledig}</Notice>
      ) : (
        <>
          <Vaststelling rij={rij} />
          <host.Place
            name="inzage.advies/v1"
            give={() => ({ projectGegevens, gevelvulling, catalogus })}
          />
        </>
      )}
    </div>
  );
};

/** The advice of one gevelvulling: its figures, and what the wizard's remote draws of it. */
export const InzageGevelvulling = ({ host, inzage }: InzageProps) => {
  const { gevelvullingId } = useParams();
  const gevelvulling = findGevelvulling(inzage, gevelvullingId);
  if (gevelvulling === null) return <Notice kind="warn">{tekst.weg}</Notice>;
  return (
    <>
      <Bladeren inzage={inzage} gevelvulling={gevelvulling} />
      <Advies host={host} inzage={inzage} gevelvulling={gevelvulling} />
    </>
  );
};

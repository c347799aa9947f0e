import { EmptyState } from '@adviestool/ui/EmptyState';
import { Icon } from '@adviestool/ui/Icon';
import { Notice } from '@adviestool/ui/Notice';
import { Skeleton } from '@adviestool/ui/Skeleton';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useRijen } from '@adviestool/projectoverzicht/useRijen';

import styles from '../inzage/Inzage.module.css';
import type { InzageProps } from '../inzage/InzagePagina.tsx';
import { InzageLijst } from './InzageLijst.tsx';
import { InzageProject } from './InzageProject.tsx';
import { teksten } from '../inzage/teksten.ts';

const { som } = teksten;

const NONE: readonly never[] = [];

const Sommen = ({ rijen }: { rijen: readonly GevelvullingRij[] }) => {
  const totalen = rijen.flatMap(({ totaalHoekankers }) => totaalHoekankers ?? []);
  const hoekankers = totalen.reduce((sum, totaal) => sum + totaal, 0);
  const zonderAdvies = rijen.length - totalen.length;
  const vastgesteld = rijen.filter(({ toestand }) => toestand === 'vastgesteld').length;
  const gezakt = rijen.filter(({ voldoet }) => voldoet === false).length;
  return (
    <p className={styles.sommen}>
      <strong>{som.gevelvullingen(rijen.length)}</strong>
      <strong>{som.hoekankers(hoekankers)}</strong>
      {zonderAdvies > 0 && <span>{som.zonderAdvies(zonderAdvies)}</span>}
      <span>{som.vastgesteld(vastgesteld, rijen.length)}</span>
      {gezakt > 0 && (
        <span className={styles.slecht}>
          <Icon name="error" />
          {som.voldoetNiet(gezakt)}
        </span>
      )}
    </p>
  );
};

/** The project of a link: its data, and each gevelvulling with its verdict. */
export const InzageOverzicht = ({ inzage }: InzageProps) => {
  const { id, projectGegevens, catalogus, gevelvullingen } = inzage;
  const rijen = useRijen({ gevelvullingen: gevelvullingen ?? NONE, projectGegevens, catalogus });
  const { _let_op: letOp } = catalogus;

  return (
    <>
      <InzageProject projectGegevens={projectGegevens} />
      {gevelvullingen === null && <Notice kind="warn">{teksten.onleesbaar}</Notice>}
      {gevelvullingen?.length === 0 && <EmptyState title={teksten.leeg} />}
      {rijen === null && <Skeleton kind="table" count={8} />}
      {rijen !== null && rijen.length > 0 && (
        <>
          <Sommen rijen={rijen} />
          <InzageLijst id={id} rijen={rijen} />
        </>
      )}
      {letOp !== undefined && <p className={styles.geldig}>{letOp}</p>}
    </>
  );
};

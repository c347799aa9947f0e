import type { Bestelverschil } from '@adviestool/domain/bestellijst/bestelverschil';
import { UIT_IMPORT } from '@adviestool/domain/toelichting/uitImport';
import { formatDateTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';

import styles from './Bestellijst.module.css';
import { teksten } from './teksten.ts';

interface VerschilProps {
  verschil: Bestelverschil;
  /** Whether it was ordered for the same numbers of the same gevelvullingen. */
  isZelfdeAdvies: boolean;
}

/** What is otherwise now than was ordered last. */
export const Verschil = ({
  verschil: { bestelling, regels, isVerdelingVergeleken },
  isZelfdeAdvies,
}: VerschilProps) => {
  const { uitBestand } = bestelling;
  const moment = `${formatDateTime(new Date(bestelling.op))}${uitBestand ? ` (${UIT_IMPORT})` : ''}`;
  if (regels.length === 0 && isZelfdeAdvies && !isVerdelingVergeleken) {
    return <Notice>{teksten.nietVerdeeld(moment)}</Notice>;
  }
  if (regels.length === 0) {
    return isZelfdeAdvies ? (
      <Notice kind={uitBestand ? 'warn' : 'ok'}>{teksten.gelijk(moment, bestelling.door)}</Notice>
    ) : (
      <Notice>{teksten.anderAdvies(moment)}</Notice>
    );
  }
  return (
    <Notice kind="warn" title={teksten.sinds(moment)}>
      <ul className={styles.verschil}>
        {regels.map((regel) => (
          <li key={regel.id}>{teksten.verschil(regel, bestelling.levering)}</li>
        ))}
      </ul>
    </Notice>
  );
};

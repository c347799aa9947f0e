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
  /** Pieces that are now for gevelvullingen that do not comply: equal numbers are no good news then. */
  voldoetNiet?: number;
}

/** What is otherwise now than was ordered last. */
export const Verschil = ({
  verschil: { bestelling, regels, isVerdelingVergeleken },
  isZelfdeAdvies,
  voldoetNiet = 0,
}: VerschilProps) => {
  const { uitBestand } = bestelling;
  const moment = `${formatDateTime(new Date(bestelling.op))}${uitBestand ? ` (${UIT_IMPORT})` : ''}`;
  if (regels.length === 0 && isZelfdeAdvies && !isVerdelingVergeleken) {
    return <Notice>{teksten.nietVerdeeld(moment)}</Notice>;
  }
  if (regels.length === 0) {
    if (isZelfdeAdvies && voldoetNiet > 0) {
      return <Notice>{teksten.gelijkNietVoldoet(moment, bestelling.door, voldoetNiet)}</Notice>;
    }
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

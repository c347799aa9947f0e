import type { Bestelkeuze } from '@adviestool/domain/bestellijst/bestellijst';
import type { Bestelverschil } from '@adviestool/domain/bestellijst/bestelverschil';
import { UIT_IMPORT } from '@adviestool/domain/toelichting/uitImport';
import { formatDateTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';

import styles from './Bestellijst.module.css';
import { teksten } from './teksten.ts';

interface VerschilProps {
  verschil: Bestelverschil;
  /** How the list beside it is made. */
  keuze: Bestelkeuze;
  /** Whether it was ordered for the same numbers of the same gevelvullingen. */
  isZelfdeAdvies: boolean;
  /** Pieces that are now for gevelvullingen that do not comply: equal numbers are no good news then. */
  voldoetNiet?: number;
}

/** What is otherwise now than was ordered last. */
export const Verschil = ({
  verschil: { bestelling, regels },
  keuze,
  isZelfdeAdvies,
  voldoetNiet = 0,
}: VerschilProps) => {
  const { uitBestand, reserve, levering } = bestelling;
  const moment = `${formatDateTime(new Date(bestelling.op))}${uitBestand ? ` (${UIT_IMPORT})` : ''}`;
  const isZoGemaakt = reserve === keuze.reserve && levering === keuze.levering;
  const wijze = isZoGemaakt ? null : <p>{teksten.vergelekenMet(bestelling)}</p>;
  if (regels.length === 0) {
    if (isZelfdeAdvies && voldoetNiet > 0) {
      return (
        <Notice>
          {teksten.gelijkNietVoldoet(moment, bestelling.door, voldoetNiet)}
          {wijze}
        </Notice>
      );
    }
    return isZelfdeAdvies ? (
      <Notice kind={uitBestand ? 'warn' : 'ok'}>
        {teksten.gelijk(moment, bestelling.door)}
        {wijze}
      </Notice>
    ) : (
      <Notice>
        {teksten.anderAdvies(moment, voldoetNiet)}
        {wijze}
      </Notice>
    );
  }
  return (
    <Notice kind="warn" title={teksten.sinds(moment)}>
      <ul className={styles.verschil}>
        {regels.map((regel) => (
          <li key={regel.id}>{teksten.verschil(regel, levering)}</li>
        ))}
      </ul>
      {wijze}
    </Notice>
  );
};

import type { Hoekanker } from '@adviestool/contract/catalogus';
import type { HoekankerKeuze } from '@adviestool/domain/productkeuze/productkeuze';
import { Chip } from '@adviestool/ui/Chip';
import { Notice } from '@adviestool/ui/Notice';

import styles from './NietPassend.module.css';
import { teksten } from './teksten.ts';

interface NietPassendProps {
  keuzes: readonly HoekankerKeuze[];
  /** The chosen hoekanker; it stays chosen when it does not fit any more. */
  gekozen: Hoekanker | undefined;
  isVoorbeeld: boolean;
}

export const NietPassend = ({ keuzes, gekozen, isVoorbeeld }: NietPassendProps) => {
  const nietPassend = keuzes.filter((keuze) => !keuze.geschikt);
  const reden = nietPassend.find(({ hoekanker }) => hoekanker.id === gekozen?.id)?.reden;
  if (nietPassend.length === 0) return null;

  return (
    <>
      {gekozen !== undefined && reden !== undefined && (
        <Notice kind="bad">{teksten.pastNiet(gekozen.naam, reden)}</Notice>
      )}
      <details>
        <summary className={styles.summary}>{teksten.nietPassend(nietPassend.length)}</summary>
        <ul className={styles.lijst}>
          {nietPassend.map((keuze) => (
            <li key={keuze.hoekanker.id}>
              <strong>{keuze.hoekanker.naam}</strong>{' '}
              {isVoorbeeld && <Chip>{teksten.voorbeeldproduct}</Chip>}
              <span className={styles.reden}>{keuze.reden}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};

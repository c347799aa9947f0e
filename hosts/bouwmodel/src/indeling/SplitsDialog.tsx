import type { Groep } from '@adviestool/ifc/bouwmodel';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Segments } from '@adviestool/ui/Segments';
import { useState } from 'react';

import { windstreekOf } from '../model/windstreek.ts';
import { teksten } from '../model/teksten.ts';
import styles from './IndelingDialog.module.css';
import { KeuzeRegel } from './KeuzeRegel.tsx';

const WIJZEN = ['samen', 'apart'] as const;

interface SplitsDialogProps {
  groep: Groep;
  onSplit: (globalIds: readonly string[], isTogether: boolean) => void;
  onClose: () => void;
}

/** Takes elements out of a group. */
export const SplitsDialog = ({ groep, onSplit, onClose }: SplitsDialogProps) => {
  const [uit, setUit] = useState<ReadonlySet<string>>(new Set());
  const [wijze, setWijze] = useState<(typeof WIJZEN)[number]>('samen');
  const isTogether = wijze === 'samen';
  // All of them together are the group that there is.
  const isWhole = uit.size === groep.elementen.length && isTogether;
  const { titel, uitleg, hoe, bevestigen } = teksten.splitsen;

  return (
    <Dialog
      open
      title={titel(groep.merk ?? teksten.noMerk)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{teksten.annuleren}</Button>
          <Button
            kind="primary"
            disabled={uit.size === 0 || isWhole}
            onClick={() => onSplit([...uit], isTogether)}
          >
            {bevestigen}
          </Button>
        </>
      }
    >
      <div className={styles.inhoud}>
        <p>{uitleg}</p>
        <ul className={styles.lijst}>
          {groep.elementen.map(({ globalId, naam, verdieping, orientatie }) => (
            <KeuzeRegel
              key={globalId}
              isChosen={uit.has(globalId)}
              onChange={(isChosen) => {
                const next = new Set(uit);
                if (isChosen) next.add(globalId);
                else next.delete(globalId);
                setUit(next);
              }}
            >
              <strong>{globalId}</strong>{' '}
              {[
                naam,
                verdieping,
                orientatie === null ? null : teksten.aanzicht.windstreken[windstreekOf(orientatie)],
              ]
                .filter((part) => part !== null)
                .join(', ')}
            </KeuzeRegel>
          ))}
        </ul>
        <Segments
          label={hoe}
          options={WIJZEN.map((value) => ({ value, label: teksten.splitsen[value] }))}
          value={wijze}
          onChange={setWijze}
        />
      </div>
    </Dialog>
  );
};

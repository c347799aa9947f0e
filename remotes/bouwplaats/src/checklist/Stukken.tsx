import { Button } from '@adviestool/ui/Button';

import styles from '../plek/Bouwplaats.module.css';
import { teksten } from '../plek/teksten.ts';
import type { GezegdNu } from '../plek/usePlek.ts';

type Gezegden = ReadonlyMap<number, GezegdNu> | undefined;

const isPlaced = (stukken: Gezegden, stuk: number): boolean =>
  (stukken?.get(stuk)?.geplaatst ?? null) !== null;

/**
 * The pieces that something can be said of, in order: as many as there are, and those above that number that stand in
 * the facade, so that they can be taken back.
 * @param open the piece of which a form is filled in: it stays, whatever the number becomes; null: there is none
 */
export const stuknummers = (
  stukken: Gezegden,
  { stuks, open }: { stuks: number; open: number | null },
): number[] => {
  const boven = [...(stukken?.keys() ?? [])].filter((stuk) => isPlaced(stukken, stuk));
  const alle = [...boven, ...(open === null ? [] : [open])].filter((stuk) => stuk > stuks);
  return [
    ...Array.from({ length: stuks }, (_none, index) => index + 1),
    ...[...new Set(alle)].toSorted((one, other) => one - other),
  ];
};

interface StukkenProps {
  nummers: readonly number[];
  /** How many there are. */
  stuks: number;
  stukken: Gezegden;
  gekozen: number;
  onKies: (stuk: number) => void;
}

/** Which piece it is about. */
export const Stukken = ({ nummers, stuks, stukken, gekozen, onKies }: StukkenProps) => (
  <div className={styles.stukken}>
    {nummers.map((stuk) => {
      const isDone = isPlaced(stukken, stuk);
      const naam = stuk > stuks ? teksten.stukBoven(stuk) : teksten.stuk(stuk);
      return (
        <Button
          key={stuk}
          aria-label={teksten.stukMetStand(naam, isDone)}
          aria-pressed={stuk === gekozen}
          icon={isDone ? 'check' : 'minus'}
          onClick={() => onKies(stuk)}
        >
          {naam}
        </Button>
      );
    })}
  </div>
);

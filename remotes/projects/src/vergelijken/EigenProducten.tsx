import type { Hoekanker } from '@adviestool/contract/catalogus';
import type { VergelijkingKolom } from '@adviestool/domain/vergelijken/kolomIn';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { teksten } from './teksten.ts';
import styles from './Vergelijken.module.css';

interface EigenProductenProps {
  hoekankers: readonly Hoekanker[];
  gekozen: ReadonlySet<string>;
  /** Null: none is chosen. */
  kolom: VergelijkingKolom | null;
  onChange: (gekozen: ReadonlySet<string>) => void;
}

/** Which hoekankers may be used, with how many of each there are. */
export const EigenProducten = ({ hoekankers, gekozen, kolom, onChange }: EigenProductenProps) => {
  const aantallen = new Map(kolom?.producten.map(({ id, aantal }) => [id, aantal]));
  const toggle = (id: string): void => {
    const next = new Set(gekozen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };

  return (
    <ul className={styles.eigen}>
      {hoekankers.map(({ id, naam }) => {
        const aantal = aantallen.get(id);
        return (
          <li key={id}>
            <label>
              <input type="checkbox" checked={gekozen.has(id)} onChange={() => toggle(id)} />
              {naam}
            </label>
            {aantal !== undefined && (
              <span className={styles.getal} aria-label={teksten.stuks(aantal)}>
                {formatNumber(aantal)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};

import { DataTable } from '@adviestool/ui/DataTable';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { Menu } from '@adviestool/ui/Menu';
import type { MenuEntry } from '@adviestool/ui/menuEntry';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import styles from './MensenTabel.module.css';

interface Kolom {
  label: string;
  isGetal?: boolean;
}

/** Somebody, with a cell for each column; `smal` says the same on a phone. */
export interface MensRij {
  id: number;
  naam: ReactNode;
  /** Lines below the name. */
  bij: readonly string[];
  cellen: readonly ReactNode[];
  smal: ReactNode;
  acties: { label: string; items: readonly MenuEntry[] };
}

interface MensenTabelProps {
  caption: string;
  naam: string;
  kolommen: readonly Kolom[];
  acties: string;
  rijen: readonly MensRij[];
}

const celClass = ({ isGetal = false }: Kolom): string =>
  joinClasses(styles.breed, isGetal && styles.getal);

/** People of a company, each with what can be done; on a phone what the columns say stands below the name. */
export const MensenTabel = ({ caption, naam, kolommen, acties, rijen }: MensenTabelProps) => (
  <DataTable caption={caption}>
    <thead>
      <tr>
        <th scope="col">{naam}</th>
        {kolommen.map((kolom) => (
          <th key={kolom.label} scope="col" className={celClass(kolom)}>
            {kolom.label}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{acties}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {rijen.map((rij) => (
        <tr key={rij.id}>
          <th scope="row" className={styles.naam}>
            {rij.naam}
            {rij.bij.map((regel) => (
              <div key={regel} className={styles.bij}>
                {regel}
              </div>
            ))}
            <div className={styles.smal}>{rij.smal}</div>
          </th>
          {kolommen.map((kolom, index) => (
            <td key={kolom.label} className={celClass(kolom)}>
              {rij.cellen[index]}
            </td>
          ))}
          <td className={styles.acties}>
            <Menu label={rij.acties.label} items={[...rij.acties.items]} />
          </td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);

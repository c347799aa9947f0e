import type { Unit } from '@adviestool/getallen/formatQuantity';
import type { Maten } from '@adviestool/ifc/bouwmodel';
import { Icon } from '@adviestool/ui/Icon';
import { Quantity } from '@adviestool/ui/Quantity';

import styles from './GroepMaten.module.css';
import { teksten } from '../model/teksten.ts';

interface MaatProps {
  label: string;
  value: number | null;
  unit: Unit;
  /** Every gevelvulling has it: that it is missing is said. */
  needed?: boolean;
}

const Maat = ({ label, value, unit, needed = false }: MaatProps) => {
  if (value !== null) {
    return (
      <li>
        {label} <Quantity value={value} decimals="0-3" unit={unit} />
      </li>
    );
  }
  if (!needed) return null;
  return (
    <li className={styles.missing}>
      <Icon name="warning" />
      {teksten.missing(label)}
    </li>
  );
};

/** What the model says of a group, and which size it does not. */
export const GroepMaten = ({ maten }: { maten: Maten }) => (
  <ul className={styles.maten}>
    <Maat label={teksten.breedte} value={maten.breedte} unit="mm" needed />
    <Maat label={teksten.hoogte} value={maten.hoogte} unit="mm" needed />
    <Maat label={teksten.hoogstePunt} value={maten.hoogstePunt} unit="mm" />
    <Maat label={teksten.gewicht} value={maten.gewichtTotaal} unit="kg" />
    <Maat label={teksten.glas} value={maten.gewichtGlas} unit="kg/m²" />
    <Maat label={teksten.spouwlat} value={maten.spouwlatbreedte} unit="mm" />
    <Maat label={teksten.stelruimte} value={maten.stelruimte} unit="mm" />
  </ul>
);

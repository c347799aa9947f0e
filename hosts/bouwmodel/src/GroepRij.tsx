import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { Chip } from '@adviestool/ui/Chip';
import { formatNumber } from '@adviestool/ui/format';
import { NativeSelect } from '@adviestool/ui/NativeSelect';

import { GroepMaten } from './GroepMaten.tsx';
import styles from './GroepRij.module.css';
import type { Groep } from './model/bouwmodel.ts';
import type { Keuze } from './model/keuze.ts';
import { teksten } from './teksten.ts';

interface GroepRijProps {
  groep: Groep;
  keuze: Keuze;
  onChange: (change: Partial<Keuze>) => void;
}

/** Equal elements: whether they go along, and as what. */
export const GroepRij = ({ groep, keuze, onChange }: GroepRijProps) => {
  const merk = groep.merk ?? teksten.noMerk;

  return (
    <li className={styles.row}>
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={keuze.isChosen}
          onChange={(event) => onChange({ isChosen: event.currentTarget.checked })}
        />
        <span>
          <strong>{merk}</strong> {groep.naam}{' '}
          <span className={styles.count}>{formatNumber(groep.aantal)}×</span>{' '}
          {groep.isBinnen && <Chip>{teksten.binnen}</Chip>}
        </span>
      </label>
      <div className={styles.type}>
        <NativeSelect
          aria-label={teksten.typeOf(merk)}
          value={keuze.type}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const type = GEVELVULLING_TYPES.find((each) => each === value);
            if (type !== undefined) onChange({ type });
          }}
        >
          {GEVELVULLING_TYPES.map((type) => (
            <option key={type} value={type}>
              {gevelvullingTypeLabels[type]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <GroepMaten maten={groep} />
    </li>
  );
};

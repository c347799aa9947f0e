import { formatNumber } from '@adviestool/getallen/formatNumber';
import type { Groep } from '@adviestool/ifc/bouwmodel';
import { Chip } from '@adviestool/ui/Chip';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { Menu } from '@adviestool/ui/Menu';
import { memo } from 'react';

import type { Bronnen } from '../model/bronnen.ts';
import { isTeLang, type Keuze } from '../model/keuze.ts';
import { teksten } from '../model/teksten.ts';
import type { GroepActies } from '../model/groepActies.ts';
import { GroepMaten } from './GroepMaten.tsx';
import { GroepPlaats } from './GroepPlaats.tsx';
import styles from './GroepRij.module.css';
import { MaatKeuze } from './MaatKeuze.tsx';
import { Onderdelen } from './Onderdelen.tsx';
import { TypeSelect } from './TypeSelect.tsx';

interface GroepRijProps {
  groep: Groep;
  keuze: Keuze;
  isActief: boolean;
  /** The user made this group. */
  isByHand: boolean;
  bronnen: Bronnen;
  acties: GroepActies;
}

/** Equal elements: whether they go along, as what, and what the model says of them. */
const Rij = ({ groep, keuze, isActief, isByHand, bronnen, acties }: GroepRijProps) => {
  const merk = groep.merk ?? teksten.noMerk;

  return (
    <div
      className={joinClasses(styles.row, isActief && styles.actief)}
      onFocus={() => acties.point(groep.id)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') acties.point(groep.id);
      }}
    >
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={keuze.isChosen}
          onChange={({ currentTarget }) =>
            acties.change([groep], { isChosen: currentTarget.checked })
          }
        />
        <span>
          <strong>{merk}</strong> {groep.naam}{' '}
          <span className={styles.count}>{formatNumber(groep.aantal)}×</span>{' '}
          {groep.isBinnen && <Chip>{teksten.binnen}</Chip>}{' '}
          {isTeLang(groep) && <Chip kind="warn">{teksten.teLang}</Chip>}{' '}
          {isByHand && <Chip kind="info">{teksten.met}</Chip>}
        </span>
      </label>
      <div className={styles.type}>
        <TypeSelect
          label={teksten.typeOf(merk)}
          value={keuze.type}
          onChange={(type) => acties.change([groep], { type })}
        />
      </div>
      <Menu
        label={teksten.indelingVan(merk)}
        items={[
          {
            id: 'samenvoegen',
            label: teksten.samenvoegen.actie,
            onAction: () => acties.askMerge(groep),
          },
          ...(groep.aantal > 1
            ? [
                {
                  id: 'splitsen',
                  label: teksten.splitsen.actie,
                  onAction: () => acties.askSplit(groep),
                },
              ]
            : []),
          ...(isByHand
            ? [
                {
                  id: 'herstellen',
                  label: teksten.herstellen,
                  onAction: () => acties.restore(groep),
                },
              ]
            : []),
        ]}
      />
      <div className={styles.gegevens}>
        <GroepMaten maten={groep} />
        <GroepPlaats groep={groep} bronnen={bronnen} />
        <MaatKeuze groep={groep} onChange={(bron) => acties.chooseMaten([groep], bron)} />
        <Onderdelen onderdelen={groep.onderdelen} />
      </div>
    </div>
  );
};

/** Scrolling draws the list anew, but of its rows only those that come into sight. */
export const GroepRij = memo(Rij);

import { Menu } from '@adviestool/ui/Menu';
import { Tekening } from '@adviestool/ui/Tekening';
import { Link, useNavigate } from 'react-router';

import styles from './GevelvullingKaart.module.css';
import type { GevelvullingRij } from './gevelvullingRij.ts';
import { Maat } from './Maat.tsx';
import { ToestandChip } from './ToestandChip.tsx';

interface GevelvullingKaartProps {
  rij: GevelvullingRij;
  path: string;
  onDuplicate: (rij: GevelvullingRij) => Promise<void>;
  onRemove: (rij: GevelvullingRij) => Promise<void>;
}

export const GevelvullingKaart = ({ rij, path, onDuplicate, onRemove }: GevelvullingKaartProps) => {
  const navigate = useNavigate();

  return (
    <li className={styles.card}>
      <div className={styles.drawing}>
        {rij.tekening !== null && <Tekening {...rij.tekening} titel={rij.naam} size="klein" />}
      </div>
      <div className={styles.main}>
        <Link to={path} className={styles.open}>
          {rij.naam}
        </Link>
        <ToestandChip toestand={rij.toestand} />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Breedte × hoogte</dt>
          <dd>
            <Maat breedte={rij.breedte} hoogte={rij.hoogte} />
          </dd>
        </div>
        <div>
          <dt>Aantal</dt>
          <dd>{rij.aantal ?? '–'}</dd>
        </div>
        <div>
          <dt>Hoekankers per stuk</dt>
          <dd>{rij.aantalHoekankers ?? '–'}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Menu
          label={`Acties voor ${rij.naam}`}
          onNavigate={(href) => void navigate(href)}
          items={[
            { id: 'bewerken', label: 'Bewerken', icon: 'pencil', href: path },
            {
              id: 'dupliceren',
              label: 'Dupliceren',
              icon: 'copy',
              onAction: () => void onDuplicate(rij),
            },
            {
              id: 'verwijderen',
              label: 'Verwijderen',
              icon: 'trash',
              danger: true,
              onAction: () => void onRemove(rij),
            },
          ]}
        />
      </div>
    </li>
  );
};

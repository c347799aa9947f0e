import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { tekeningOf, type GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useMagWijzigen } from '@adviestool/saving/magWijzigen';
import { Menu } from '@adviestool/ui/Menu';
import { Quantity } from '@adviestool/ui/Quantity';
import { Miniatuur } from '@adviestool/tekening/Miniatuur';
import { Link, useNavigate } from 'react-router';

import type { GevelvullingActies } from './gevelvullingActies.ts';
import styles from './GevelvullingKaart.module.css';
import { gevelvullingMenu } from './gevelvullingMenu.ts';
import { AanwezigBij } from '../rijen/AanwezigBij.tsx';
import { ToestandChip } from '../rijen/ToestandChip.tsx';
import { useDropTarget } from './useDropTarget.ts';
import { VerplaatsGreep } from './VerplaatsGreep.tsx';

interface MaatProps {
  breedte: number | null;
  hoogte: number | null;
}

/** Breedte × hoogte in mm; a dash while one of them is not filled in. */
const Maat = ({ breedte, hoogte }: MaatProps) => {
  if (!breedte || !hoogte) return '–';
  return (
    <>
      {formatGetal(breedte)} × <Quantity text={formatGetal(hoogte)} unit="mm" />
    </>
  );
};

interface GevelvullingKaartProps {
  rij: GevelvullingRij;
  path: string;
  acties: GevelvullingActies;
}

export const GevelvullingKaart = ({ rij, path, acties }: GevelvullingKaartProps) => {
  const navigate = useNavigate();
  const tekening = tekeningOf(rij);
  const mag = useMagWijzigen();
  const isOther = acties.dragged !== null && acties.dragged !== rij.id;
  const { kant, handlers } = useDropTarget(isOther, (side) =>
    acties.drop({ id: rij.id, kant: side }),
  );

  return (
    <div
      role="presentation"
      className={styles.card}
      data-drop={kant ?? undefined}
      data-dragged={acties.dragged === rij.id || undefined}
      {...handlers}
    >
      {mag ? (
        <VerplaatsGreep
          naam={rij.naam}
          uitlegId={acties.uitlegId}
          onMove={(richting) => acties.move(rij, richting)}
          onDragStart={() => acties.drag(rij.id)}
          onDragEnd={() => acties.drag(null)}
        />
      ) : (
        <span className={styles.geenGreep} />
      )}
      <div className={styles.drawing}>
        {tekening !== null && <Miniatuur {...tekening} titel={rij.naam} />}
      </div>
      <div className={styles.main}>
        <Link to={path} className={styles.open} draggable={false}>
          {rij.naam}
        </Link>
        {rij.plaats !== '' && <span className={styles.plaats}>{rij.plaats}</span>}
        <div className={styles.chips}>
          <ToestandChip rij={rij} />
          <AanwezigBij id={rij.id} />
        </div>
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
          <dd>{rij.aantal === null ? '–' : formatGetal(rij.aantal)}</dd>
        </div>
        <div>
          <dt>Hoekankers per stuk</dt>
          <dd>{rij.aantalHoekankers ?? '–'}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {mag && (
          <Menu
            label={`Acties voor ${rij.naam}`}
            onNavigate={(href) => void navigate(href)}
            items={gevelvullingMenu(rij, path, acties)}
          />
        )}
      </div>
    </div>
  );
};

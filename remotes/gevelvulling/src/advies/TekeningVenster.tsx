import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { useState, type ReactNode } from 'react';

import styles from './TekeningVenster.module.css';
import { teksten } from './teksten.ts';

interface TekeningVensterProps {
  titel: string;
  onClose: () => void;
  /** The drawing. */
  children: ReactNode;
}

/** Times its width, from the whole drawing to its smallest text. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;

const { venster } = teksten;

/** A drawing that takes the whole window, and can be enlarged and moved. */
export const TekeningVenster = ({ titel, onClose, children }: TekeningVensterProps) => {
  const [place, setPlace] = useState(0);
  const reachable = { role: 'region', tabIndex: 0, 'aria-label': titel };
  const zoom = ZOOMS[place] ?? 1;

  return (
    <Dialog open size="full" title={titel} onClose={onClose}>
      <div className={styles.venster}>
        <div className={styles.knoppen}>
          <Button
            icon="minus"
            aria-label={venster.kleiner}
            disabled={place === 0}
            onClick={() => setPlace(place - 1)}
          />
          <output className={styles.zoom}>{venster.zoom(zoom)}</output>
          <Button
            icon="plus"
            aria-label={venster.groter}
            disabled={place === ZOOMS.length - 1}
            onClick={() => setPlace(place + 1)}
          />
        </div>
        {/* Moved with the arrow keys as well as with a finger. */}
        <div className={styles.doek} {...reachable}>
          <div style={{ inlineSize: `${zoom * 100}%` }}>{children}</div>
        </div>
      </div>
    </Dialog>
  );
};

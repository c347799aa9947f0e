import { gevelvullingPath } from '@adviestool/contract/paths';
import type { Genoemd } from '@adviestool/domain/vergelijken/kolomIn';
import { Icon } from '@adviestool/ui/Icon';
import { TONE_ICONS, type Tone } from '@adviestool/ui/tone';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';

import { teksten } from './teksten.ts';
import styles from './Vergelijken.module.css';

/** Of a large project more would take long to draw, and nobody reads them. */
const MEESTE = 100;

interface GenoemdenProps<Een extends Genoemd> {
  projectId: number;
  toon: Tone;
  kop: string;
  lijst: readonly Een[];
  /** What is said behind the name. */
  renderUitleg?: (een: Een) => ReactNode;
}

/** How many there are of something, and which when they are asked for; nothing of none. */
export const Genoemden = <Een extends Genoemd>({
  projectId,
  toon,
  kop,
  lijst,
  renderUitleg,
}: GenoemdenProps<Een>) => {
  const [isOpen, setOpen] = useState(false);
  if (lijst.length === 0) return null;
  const getoond = lijst.slice(0, MEESTE);

  return (
    <details
      className={styles.genoemden}
      data-toon={toon}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon name={TONE_ICONS[toon]} />
        {kop}
      </summary>
      {isOpen && (
        <ul>
          {getoond.map((een) => (
            <li key={een.id}>
              <Link to={gevelvullingPath(projectId, een.id)}>{een.naam}</Link>
              {renderUitleg !== undefined && (
                <>
                  {': '}
                  {renderUitleg(een)}
                </>
              )}
            </li>
          ))}
          {lijst.length > MEESTE && <li>{teksten.enNog(lijst.length - MEESTE)}</li>}
        </ul>
      )}
    </details>
  );
};

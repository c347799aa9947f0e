import styles from './Tekening.module.css';
import { TEKSTGROOTTE } from './label.ts';
import type { Label } from './label.ts';
import type { Maatlijn } from './maatlijn.ts';
import type { Lijn, Punt } from './vorm.ts';

type MaatLaagProps = { maatlijnen: readonly Maatlijn[]; labels: readonly Label[] };

const STREEP = 3.5;

/** Those of each are one path: a key that moves them all changes few attributes. */
const STATUSSEN = ['ok', 'bad'] as const;

const lijnPath = ({ x1, y1, x2, y2 }: Lijn): string =>
  `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`;

const streepPath = ({ x, y }: Punt): string =>
  lijnPath({ x1: x - STREEP, y1: y + STREEP, x2: x + STREEP, y2: y - STREEP });

/** A text that only moves is not set again, as it would be at another x or y. */
const plaats = ({ rotated, punt }: Label): string =>
  `translate(${String(punt.x)} ${String(punt.y)})${rotated ? ' rotate(-90)' : ''}`;

export const MaatLaag = ({ maatlijnen, labels }: MaatLaagProps) => (
  <g aria-hidden="true">
    {STATUSSEN.map((status) => {
      const deze = maatlijnen.filter(
        (maatlijn) => (maatlijn.status === 'bad') === (status === 'bad'),
      );
      const lijnen = deze.flatMap(({ lijn, hulplijnen }) => [...hulplijnen, lijn]);
      const streepjes = deze.flatMap((maatlijn) => maatlijn.streepjes);
      return (
        <g key={status} data-status={status}>
          <path className={styles.maatlijn} d={lijnen.map(lijnPath).join('')} />
          <path className={styles.streep} d={streepjes.map(streepPath).join('')} />
        </g>
      );
    })}
    {labels.map((label) => (
      <text
        key={label.id}
        className={styles.label}
        data-soort={label.soort}
        data-status={label.status}
        textAnchor={label.anchor}
        fontSize={TEKSTGROOTTE[label.soort]}
        transform={plaats(label)}
      >
        {label.text}
      </text>
    ))}
  </g>
);

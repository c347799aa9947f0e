import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import type { Toelichting } from '@adviestool/domain/toelichting/toelichting';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { Link } from 'react-router';

import { REKENMODEL } from '../rekenmodel/path.ts';
import { Berekening } from './Berekening.tsx';
import styles from './Onderbouwing.module.css';
import { teksten } from './teksten.ts';
import { Uitgangspunten } from './Uitgangspunten.tsx';

interface OnderbouwingProps {
  advies: Advies;
  explain: () => Toelichting;
}

/** How the advice was calculated: per side, in general, and from what. */
export const Onderbouwing = ({ advies, explain }: OnderbouwingProps) => (
  <div className={styles.onderbouwing}>
    {ZIJDEN.filter((zijde) => advies.zijden[zijde] !== undefined).map((zijde) => (
      <Berekening
        key={zijde}
        summary={teksten.berekening.zijdeTonen(zijde)}
        label={teksten.berekening.titel(zijde)}
        explain={() => explain().zijden[zijde]}
      />
    ))}
    <Berekening
      summary={teksten.berekening.algemeenTonen}
      label={teksten.berekening.algemeen}
      explain={() => explain().algemeen}
    />
    <Uitgangspunten />
    <p className={styles.rekenmodel}>
      <Link to={REKENMODEL} target="_blank" rel="noopener">
        {teksten.rekenmodel}
        <VisuallyHidden> {teksten.anderTabblad}</VisuallyHidden>
      </Link>
    </p>
  </div>
);

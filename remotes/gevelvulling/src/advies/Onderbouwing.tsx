import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import type { Berekening as Rekening } from '@adviestool/domain/rekenen/berekening';
import type { Toelichting } from '@adviestool/domain/toelichting/toelichting';
import type { Uitgangspunt } from '@adviestool/domain/toelichting/uitgangspunten';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { Link } from 'react-router';

import { REKENMODEL } from '../rekenmodel/path.ts';
import { Berekening } from './Berekening.tsx';
import styles from './Onderbouwing.module.css';
import { teksten } from './teksten.ts';
import { Toetsen } from './Toetsen.tsx';
import { Uitgangspunten } from './Uitgangspunten.tsx';

interface OnderbouwingProps {
  advies: Advies;
  berekening: Rekening;
  explain: () => Toelichting;
  uitgangspunten: readonly Uitgangspunt[];
}

/** How the advice was calculated: per side, in general, and from what. */
export const Onderbouwing = ({
  advies,
  berekening,
  explain,
  uitgangspunten,
}: OnderbouwingProps) => (
  <div className={styles.onderbouwing}>
    <Toetsen berekening={berekening} />
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
    <Uitgangspunten uitgangspunten={uitgangspunten} />
    <p className={styles.rekenmodel}>
      <Link to={REKENMODEL} target="_blank" rel="noopener">
        {teksten.rekenmodel}
        <VisuallyHidden> {teksten.anderTabblad}</VisuallyHidden>
      </Link>
    </p>
  </div>
);

import { Button } from '@adviestool/ui/Button';

import { teksten } from './teksten.ts';
import styles from './Vergelijken.module.css';
import type { Voorstel } from './vergelijking.ts';

interface KiesActieProps {
  titel: string;
  voorstel: Voorstel | null;
  /** It is being saved. */
  isBezig: boolean;
  /** What is shown is not the newest, or another one is being saved. */
  isUit: boolean;
  onKies: () => void;
}

/** Chooses what a column shows, or says why there is nothing to choose. */
export const KiesActie = ({ titel, voorstel, isBezig, isUit, onKies }: KiesActieProps) => {
  if (voorstel !== null && (voorstel.kolom.gewijzigd.size > 0 || isBezig)) {
    return (
      <Button
        busy={isBezig}
        disabled={isUit && !isBezig}
        aria-label={teksten.kiesWijze(titel)}
        onClick={onKies}
      >
        {teksten.kiezen}
      </Button>
    );
  }
  const reden = (): string => {
    if (voorstel === null) return teksten.nietsTeKiezen;
    return voorstel.kolom.blijftVast.length > 0 ? teksten.alleenVast : teksten.staatEr;
  };
  return <p className={styles.stil}>{reden()}</p>;
};

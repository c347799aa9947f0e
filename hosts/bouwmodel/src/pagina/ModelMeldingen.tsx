import type { Groep } from '@adviestool/ifc/bouwmodel';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { memo } from 'react';

import { MAATBRONNEN, type Maatbron } from '../model/bewerking.ts';
import { HAS } from '../model/groepFilter.ts';
import styles from './ModelMeldingen.module.css';
import { teksten } from '../model/teksten.ts';

interface ModelMeldingenProps {
  meldingen: readonly string[];
  groepen: readonly Groep[];
  /** Takes for all of these one of both sizes. */
  onChange: (groepen: readonly Groep[], bron: Maatbron) => void;
}

const Meldingen = ({ meldingen, groepen, onChange }: ModelMeldingenProps) => {
  const those = groepen.filter(HAS.tweeMaten);
  if (meldingen.length === 0 && those.length === 0) return null;
  return (
    <Notice kind="warn">
      <details open>
        <summary className={styles.titel}>{teksten.meldingen}</summary>
        <ul>
          {meldingen.map((melding) => (
            <li key={melding}>{melding}</li>
          ))}
        </ul>
        {those.length > 0 && (
          <div className={styles.maten}>
            {MAATBRONNEN.map((bron) => (
              <Button key={bron} onClick={() => onChange(those, bron)}>
                {teksten.maten.overal[bron]}
              </Button>
            ))}
          </div>
        )}
      </details>
    </Notice>
  );
};

/** What the reader could not read or did not trust, and which of two sizes counts everywhere. */
export const ModelMeldingen = memo(Meldingen);

import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { memo } from 'react';

import { MAATBRONNEN, type Maatbron } from './model/bewerking.ts';
import type { Groep } from './model/bouwmodel.ts';
import { HAS } from './model/groepFilter.ts';
import { teksten } from './teksten.ts';

interface MatenMeldingProps {
  groepen: readonly Groep[];
  onChange: (groepen: readonly Groep[], bron: Maatbron) => void;
}

/** That the model gives some of them two sizes, and which of both counts for all. */
const Melding = ({ groepen, onChange }: MatenMeldingProps) => {
  const those = groepen.filter(HAS.tweeMaten);
  if (those.length === 0) return null;
  return (
    <Notice
      kind="warn"
      title={teksten.maten.alle(those.length)}
      actions={MAATBRONNEN.map((bron) => (
        <Button key={bron} onClick={() => onChange(those, bron)}>
          {teksten.maten.overal[bron]}
        </Button>
      ))}
    />
  );
};

export const MatenMelding = memo(Melding);

import type { Bouwmodel } from '@adviestool/ifc/bouwmodel';
import { Button } from '@adviestool/ui/Button';
import { startTransition, useState } from 'react';

import type { Bewerking } from '../model/bewerking.ts';
import { teksten } from '../model/teksten.ts';
import { MerkDialog } from './MerkDialog.tsx';
import styles from './MerkKeuze.module.css';

interface MerkKeuzeProps {
  model: Bouwmodel;
  bewerking: Bewerking;
  onChange: (merkbron: string | null) => void;
}

/** Says what the merk is read from, and lets it be read from something else. */
export const MerkKeuze = ({ model, bewerking, onChange }: MerkKeuzeProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { merkbron } = bewerking;
  if (model.merkbronnen.length === 0) return null;
  return (
    <div className={styles.regel}>
      <span>{merkbron === null ? teksten.merk.geen : teksten.merk.uit(merkbron)}</span>
      {/* The groups of each source are counted: in between the page is drawn. */}
      <Button kind="quiet" onClick={() => startTransition(() => setIsOpen(true))}>
        {teksten.merk.kiezen}
      </Button>
      {isOpen && (
        <MerkDialog
          model={model}
          bewerking={bewerking}
          onClose={() => setIsOpen(false)}
          onChange={(bron) => {
            setIsOpen(false);
            onChange(bron);
          }}
        />
      )}
    </div>
  );
};

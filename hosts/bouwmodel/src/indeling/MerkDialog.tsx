import type { Bouwmodel, Merkbron } from '@adviestool/ifc/bouwmodel';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { useId, useMemo, useState } from 'react';

import { groepenOf, isByHand, type Bewerking } from '../model/bewerking.ts';
import { teksten } from '../model/teksten.ts';
import styles from './MerkDialog.module.css';
import { MerkVoorbeeld } from './MerkVoorbeeld.tsx';

interface BronProps {
  name: string;
  /** Null: without a merk. */
  bron: Merkbron | null;
  model: Bouwmodel;
  bewerking: Bewerking;
  isChosen: boolean;
  onChoose: () => void;
}

/** A property, what stands in it, and how many groups it gives. */
const Bron = ({ name, bron, model, bewerking, isChosen, onChoose }: BronProps) => {
  const aantal = useMemo(
    () => groepenOf(model, { ...bewerking, merkbron: bron?.bron ?? null }).length,
    [model, bewerking, bron],
  );
  const { geen, voorgesteld, zonder, geeft, in: inAantal } = teksten.merk;
  return (
    <label className={styles.bron}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.naam}>
        <strong>{bron?.bron ?? geen}</strong>
        {bron !== null && bron.bron === model.merkbron && ` · ${voorgesteld}`}
        <span className={styles.uitleg}>
          {bron === null
            ? zonder
            : `${bron.voorbeelden.join(', ')} · ${inAantal(bron.aantal, model.elementen.length)}`}
        </span>
      </span>
      <span className={styles.geeft}>{geeft(aantal)}</span>
    </label>
  );
};

interface MerkDialogProps {
  model: Bouwmodel;
  bewerking: Bewerking;
  onChange: (merkbron: string | null) => void;
  onClose: () => void;
}

/** Chooses what the merk is read from; beside each choice the groups that it gives. */
export const MerkDialog = ({ model, bewerking, onChange, onClose }: MerkDialogProps) => {
  const name = useId();
  const [merkbron, setMerkbron] = useState(bewerking.merkbron);
  const groepen = useMemo(
    () => groepenOf(model, { ...bewerking, merkbron }),
    [model, bewerking, merkbron],
  );

  return (
    <Dialog
      open
      title={teksten.merk.titel}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{teksten.annuleren}</Button>
          <Button kind="primary" onClick={() => onChange(merkbron)}>
            {teksten.merk.bevestigen}
          </Button>
        </>
      }
    >
      <div className={styles.inhoud}>
        <p>{teksten.merk.uitleg}</p>
        <fieldset className={styles.bronnen} aria-label={teksten.merk.titel}>
          {[...model.merkbronnen, null].map((bron) => (
            <Bron
              key={bron?.bron ?? ''}
              name={name}
              bron={bron}
              model={model}
              bewerking={bewerking}
              isChosen={merkbron === (bron?.bron ?? null)}
              onChoose={() => setMerkbron(bron?.bron ?? null)}
            />
          ))}
        </fieldset>
        {isByHand(bewerking) && <p>{teksten.merk.handmatig}</p>}
        <MerkVoorbeeld groepen={groepen} />
      </div>
    </Dialog>
  );
};

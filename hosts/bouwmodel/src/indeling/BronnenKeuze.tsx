import type { Bouwmodel } from '@adviestool/ifc/bouwmodel';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Select } from '@adviestool/ui/Select';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';

import { BRON_VELDEN, type Bronnen, type BronVeld } from '../model/bronnen.ts';
import { teksten } from '../model/teksten.ts';

interface BronnenKeuzeProps {
  model: Bouwmodel;
  bronnen: Bronnen;
  onChange: (bronnen: Bronnen) => void;
}

const woorden = teksten.bronnen;

interface BronnenDialogProps extends BronnenKeuzeProps {
  onClose: () => void;
}

const BronnenDialog = ({ model, bronnen, onChange, onClose }: BronnenDialogProps) => {
  const [gekozen, setGekozen] = useState(bronnen);
  const options = [
    { value: '', label: woorden.model },
    ...model.eigenschapbronnen.map(({ bron, voorbeelden }) => ({
      value: bron,
      label: woorden.optie(bron, voorbeelden),
    })),
  ];
  const choose = (veld: BronVeld, bron: string): void =>
    setGekozen(({ [veld]: _before, ...others }) =>
      bron === '' ? others : { ...others, [veld]: bron },
    );

  return (
    <Dialog
      open
      title={woorden.titel}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{teksten.annuleren}</Button>
          <Button kind="primary" onClick={() => onChange(gekozen)}>
            {woorden.bevestigen}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{woorden.uitleg}</p>
        {BRON_VELDEN.map((veld) => (
          <Select
            key={veld}
            label={woorden.velden[veld]}
            options={options}
            value={gekozen[veld] ?? ''}
            onChange={(bron) => choose(veld, bron)}
          />
        ))}
        <p>{woorden.onthouden(model.organisatie, model.programma)}</p>
      </Stack>
    </Dialog>
  );
};

/** Lets the user say in which properties facade, storey, room and remark stand. */
export const BronnenKeuze = (props: BronnenKeuzeProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (props.model.eigenschapbronnen.length === 0) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {woorden.kiezen}
      </Button>
      {isOpen && (
        <BronnenDialog
          {...props}
          onClose={() => setIsOpen(false)}
          onChange={(bronnen) => {
            setIsOpen(false);
            props.onChange(bronnen);
          }}
        />
      )}
    </>
  );
};

import { formatNumber } from '@adviestool/getallen/formatNumber';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';

import { geheugenVoor } from '../model/geheugen.ts';
import { teksten } from '../model/teksten.ts';

interface GrootModelProps {
  bestand: File;
  onRead: () => void;
  onCancel: () => void;
}

/** Says how much memory a model takes, before it is read. */
export const GrootModel = ({ bestand, onRead, onCancel }: GrootModelProps) => (
  <Notice
    kind="warn"
    title={teksten.groot.titel(bestand.name)}
    role="alert"
    actions={
      <>
        <Button onClick={onRead}>{teksten.groot.toch}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {teksten.annuleren}
        </Button>
      </>
    }
  >
    {teksten.groot.uitleg(
      Math.round(bestand.size / 1e6),
      formatNumber(geheugenVoor(bestand) / 1e9, 1),
    )}
  </Notice>
);

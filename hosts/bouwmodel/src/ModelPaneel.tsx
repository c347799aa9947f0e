import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';

import { BouwlaagLijst } from './BouwlaagLijst.tsx';
import { FilePicker } from './FilePicker.tsx';
import type { Verzending } from './frame/useAdviestool.ts';
import { bouwlagenOf } from './model/bouwlagen.ts';
import type { Zending } from './model/importMessageOf.ts';
import type { Keuze } from './model/keuze.ts';
import styles from './ModelPaneel.module.css';
import { teksten } from './teksten.ts';
import type { ModelState } from './useModel.ts';
import { VerzendStatus } from './VerzendStatus.tsx';

interface ModelPaneelProps {
  state: ModelState;
  verzending: Verzending;
  onFile: (file: File) => void;
  onChange: (ids: readonly string[], change: Partial<Keuze>) => void;
  onSend: (open: Zending) => void;
}

type OpenModelProps = Pick<ModelPaneelProps, 'verzending' | 'onChange' | 'onSend'> & {
  open: Zending;
};

const OpenModelLijst = ({ open, verzending, onChange, onSend }: OpenModelProps) => {
  const { file, model, groepen, keuzes } = open;
  const chosen = [...keuzes.values()].filter(({ isChosen }) => isChosen).length;
  if (groepen.length === 0) return <Notice kind="warn">{teksten.none}</Notice>;
  return (
    <>
      <p className={styles.project}>
        <strong>{model.naam ?? file.naam}</strong> {teksten.fill}
      </p>
      {bouwlagenOf(groepen).map((bouwlaag) => (
        <BouwlaagLijst
          key={bouwlaag.naam}
          bouwlaag={bouwlaag}
          keuzes={keuzes}
          onChange={onChange}
        />
      ))}
      <div className={styles.actions}>
        <div aria-live="polite">
          <VerzendStatus verzending={verzending} />
        </div>
        {chosen === 0 && <p className={styles.hint}>{teksten.chooseOne}</p>}
        <Button
          kind="primary"
          busy={verzending.kind === 'sending'}
          disabled={chosen === 0}
          onClick={() => onSend(open)}
        >
          {teksten.send(chosen)}
        </Button>
      </div>
    </>
  );
};

/** The model: its file, what is in it, and what goes to the product. */
export const ModelPaneel = ({ state, onFile, ...rest }: ModelPaneelProps) => (
  <div className={styles.paneel}>
    <h1 className={styles.title}>{teksten.title}</h1>
    {state.kind === 'none' && <p className={styles.hint}>{teksten.intro}</p>}
    <FilePicker isOpen={state.kind === 'open'} onFile={onFile} />
    <output className={styles.hint}>
      {state.kind === 'reading' && teksten.reading(state.naam)}
    </output>
    {state.kind === 'fault' && (
      <Notice kind="bad" title={teksten.faultTitle(state.naam)} role="alert">
        {teksten.fault[state.fault]}
      </Notice>
    )}
    {state.kind === 'open' && <OpenModelLijst open={state} {...rest} />}
  </div>
);

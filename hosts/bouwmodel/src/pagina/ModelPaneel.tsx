import type { Groep } from '@adviestool/ifc/bouwmodel';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';

import { FilePicker } from './FilePicker.tsx';
import type { AdviezenStand, Verzending } from '../frame/useAdviestool.ts';
import { GrootModel } from './GrootModel.tsx';
import styles from './ModelPaneel.module.css';
import { isBewerkt } from '../model/bewerking.ts';
import { OpenModelPaneel } from './OpenModelPaneel.tsx';
import { teksten } from '../model/teksten.ts';
import { TerugKnop } from '../terug/TerugKnop.tsx';
import type { Edit } from '../model/useGroepActies.ts';
import { keptIn, type ModelState, type OpenModel } from '../model/useModel.ts';

interface ModelPaneelProps {
  state: ModelState;
  verzending: Verzending;
  /** The model has the whole window. */
  isBreed: boolean;
  onBreed: (isBreed: boolean) => void;
  /** @param isAdded they are of the building that is open */
  onFiles: (files: readonly File[], isAdded: boolean) => void;
  edit: Edit;
  adviezen: AdviezenStand;
  onSend: (open: OpenModel, groepen: readonly Groep[]) => void;
}

/** The model: its file, what is in it, and what goes to the product. */
export const ModelPaneel = ({
  state,
  verzending,
  isBreed,
  onBreed,
  onFiles,
  edit,
  adviezen,
  onSend,
}: ModelPaneelProps) => {
  const kept = keptIn(state);
  return (
    <div className={styles.paneel}>
      <div className={styles.kop}>
        <h1 className={styles.title}>{teksten.title}</h1>
        {state.kind === 'open' && (
          <div className={styles.acties}>
            <TerugKnop
              // What was written of another model says nothing of this one.
              key={state.model.id}
              adviezen={adviezen}
              bestanden={state.bestanden}
              elementen={state.model.elementen}
              grond={state.model.grond}
            />
            <span className={styles.breed}>
              <Button kind="quiet" onClick={() => onBreed(!isBreed)}>
                {isBreed ? teksten.reduce : teksten.enlarge}
              </Button>
            </span>
          </div>
        )}
      </div>
      {state.kind === 'none' && <p className={styles.hint}>{teksten.intro}</p>}
      <FilePicker
        isOpen={kept !== null}
        isBusy={state.kind !== 'open'}
        isBewerkt={kept !== null && isBewerkt(kept.model, kept.bewerking)}
        onFiles={onFiles}
      />
      {state.kind === 'open' && state.bestanden.length > 1 && (
        <p className={styles.hint}>
          {teksten.bestanden(state.bestanden.map(({ bestand }) => bestand.name))}
        </p>
      )}
      {(state.kind === 'open' || state.kind === 'fault') &&
        state.nietGelezen.map(({ naam, fault }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- files may have one name, and none of them moves.
          <Notice key={index} kind="bad" title={teksten.faultTitle(naam)} role="alert">
            {teksten.fault[fault]}
          </Notice>
        ))}
      <output className={styles.hint}>
        {state.kind === 'reading' && teksten.reading(state.naam)}
      </output>
      {state.kind === 'groot' && (
        <GrootModel bestand={state.bestand} onRead={state.read} onCancel={state.cancel} />
      )}
      {state.kind === 'open' && (
        <OpenModelPaneel
          open={state}
          verzending={verzending}
          edit={edit}
          onSend={(groepen) => onSend(state, groepen)}
        />
      )}
    </div>
  );
};

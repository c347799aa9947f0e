import { joinClasses } from '@adviestool/ui/joinClasses';
import { useState } from 'react';

import styles from './BouwmodelPage.module.css';
import { useAdviestool } from '../frame/useAdviestool.ts';
import { importMessageOf } from '../model/importMessageOf.ts';
import { ModelPaneel } from './ModelPaneel.tsx';
import { teksten } from '../model/teksten.ts';
import { useModel } from '../model/useModel.ts';

interface BouwmodelPageProps {
  /** Address of the product. */
  adviestool: string;
}

/** An authoring tool in small: a model on the left, the product in its frame on the right. */
export const BouwmodelPage = ({ adviestool }: BouwmodelPageProps) => {
  const { state, open, edit } = useModel();
  const { frame, verzending, adviezen, send } = useAdviestool(
    new URL(adviestool).origin,
    state.kind === 'open' ? state.model : null,
  );
  const [isBreed, setIsBreed] = useState(false);

  return (
    <div className={joinClasses(styles.page, isBreed && styles.breed)}>
      <main className={styles.model}>
        <ModelPaneel
          state={state}
          verzending={verzending}
          isBreed={isBreed}
          onBreed={setIsBreed}
          onFiles={(files, isAdded) => void open(files, isAdded)}
          edit={edit}
          adviezen={adviezen}
          onSend={({ model, file, bewerking }, groepen) => {
            // What the product asks is in its frame.
            setIsBreed(false);
            send(importMessageOf({ model, groepen, file, keuzes: bewerking.keuzes }));
          }}
        />
      </main>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the product is trusted, and keeps its session and downloads */}
      <iframe ref={frame} className={styles.frame} src={adviestool} title={teksten.frame} />
    </div>
  );
};

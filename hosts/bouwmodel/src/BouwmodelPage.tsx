import styles from './BouwmodelPage.module.css';
import { useAdviestool } from './frame/useAdviestool.ts';
import { importMessageOf } from './model/importMessageOf.ts';
import { ModelPaneel } from './ModelPaneel.tsx';
import { teksten } from './teksten.ts';
import { useModel } from './useModel.ts';

interface BouwmodelPageProps {
  /** Address of the product. */
  adviestool: string;
}

/** An authoring tool in small: a model on the left, the product in its frame on the right. */
export const BouwmodelPage = ({ adviestool }: BouwmodelPageProps) => {
  const { state, open, change } = useModel();
  const { frame, verzending, send } = useAdviestool(
    new URL(adviestool).origin,
    state.kind === 'open' ? state.model.id : null,
  );

  return (
    <div className={styles.page}>
      <main className={styles.model}>
        <ModelPaneel
          state={state}
          verzending={verzending}
          onFile={(file) => void open(file)}
          onChange={change}
          onSend={(zending) => send(importMessageOf(zending))}
        />
      </main>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the product is trusted, and keeps its session and downloads */}
      <iframe ref={frame} className={styles.frame} src={adviestool} title={teksten.frame} />
    </div>
  );
};

import { useRef, type ReactNode } from 'react';

import { KiesActie } from './KiesActie.tsx';
import { KolomCijfers } from './KolomCijfers.tsx';
import { teksten } from './teksten.ts';
import type { Vergelijking, Wijze } from './vergelijking.ts';
import { VergelijkKolom } from './VergelijkKolom.tsx';
import styles from './Vergelijken.module.css';

interface VoorstelKolomProps {
  projectId: number;
  wijze: Wijze;
  vergelijking: Vergelijking;
  /** In place of the list of products. */
  producten?: ReactNode;
  /** Null: the user may not change the project. @returns whether it is done */
  onKies: (() => Promise<boolean>) | null;
  /** Which is being saved. */
  bezig: Wijze | null;
  /** What is shown is being worked out anew. */
  isOud: boolean;
}

/** A way to choose: what it comes to, and the button that makes it so. */
export const VoorstelKolom = ({
  projectId,
  wijze,
  vergelijking: { voorstellen, nu, product, vergeleken },
  producten,
  onKies,
  bezig,
  isOud,
}: VoorstelKolomProps) => {
  const kop = useRef<HTMLHeadingElement>(null);
  const titel = teksten.titels[wijze];
  const voorstel = voorstellen[wijze];

  const kies = async (): Promise<void> => {
    // The button goes away with what it was for.
    if (await onKies?.()) kop.current?.focus();
  };

  return (
    <VergelijkKolom titel={titel} uitleg={teksten.wijzeUitleg[wijze]} kopRef={kop}>
      <KolomCijfers
        projectId={projectId}
        kolom={voorstel?.kolom ?? null}
        nu={nu}
        vergeleken={vergeleken}
        producten={wijze === 'eenProduct' && product === null ? teksten.geenEenProduct : producten}
      />
      {onKies !== null && (
        <div className={styles.actie}>
          <KiesActie
            titel={titel}
            voorstel={voorstel}
            isBezig={bezig === wijze}
            isUit={isOud || bezig !== null}
            onKies={() => void kies()}
          />
        </div>
      )}
    </VergelijkKolom>
  );
};

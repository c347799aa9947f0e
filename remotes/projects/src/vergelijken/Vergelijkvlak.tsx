import type { Hoekanker } from '@adviestool/contract/catalogus';

import { EigenProducten } from './EigenProducten.tsx';
import { KolomCijfers } from './KolomCijfers.tsx';
import { teksten } from './teksten.ts';
import { WIJZEN, type Vergelijking, type Wijze } from './vergelijking.ts';
import { VergelijkKolom } from './VergelijkKolom.tsx';
import { VoorstelKolom } from './VoorstelKolom.tsx';
import styles from './Vergelijken.module.css';

interface VergelijkvlakProps {
  projectId: number;
  vergelijking: Vergelijking;
  /** Of the catalogue. */
  hoekankers: readonly Hoekanker[];
  /** As the user has them now: what is worked out may be of those before. */
  eigen: ReadonlySet<string>;
  onEigen: (eigen: ReadonlySet<string>) => void;
  /** Null: the user may not change the project. */
  onKies: ((wijze: Wijze) => Promise<boolean>) | null;
  bezig: Wijze | null;
  isOud: boolean;
}

/** What stands now and each way to choose, side by side. */
export const Vergelijkvlak = ({
  projectId,
  vergelijking,
  hoekankers,
  eigen,
  onEigen,
  onKies,
  bezig,
  isOud,
}: VergelijkvlakProps) => (
  <div className={styles.vlak} aria-busy={isOud}>
    <VergelijkKolom titel={teksten.nu} uitleg={teksten.nuUitleg} isNu>
      <KolomCijfers
        projectId={projectId}
        kolom={vergelijking.nu}
        nu={null}
        vergeleken={vergelijking.vergeleken}
      />
    </VergelijkKolom>
    {WIJZEN.map((wijze) => (
      <VoorstelKolom
        key={wijze}
        projectId={projectId}
        wijze={wijze}
        vergelijking={vergelijking}
        onKies={onKies === null ? null : async () => onKies(wijze)}
        bezig={bezig}
        isOud={isOud}
        producten={
          wijze === 'eigen' ? (
            <EigenProducten
              hoekankers={hoekankers}
              gekozen={eigen}
              kolom={vergelijking.voorstellen.eigen?.kolom ?? null}
              onChange={onEigen}
            />
          ) : undefined
        }
      />
    ))}
  </div>
);

import { gevelvullingPath } from '@adviestool/contract/paths';
import type { VergelijkingKolom } from '@adviestool/domain/vergelijken/kolomIn';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { Chip } from '@adviestool/ui/Chip';
import { UnityCheck } from '@adviestool/ui/UnityCheck';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { teksten as tabelTeksten } from '../tabel/teksten.ts';
import { Genoemden } from './Genoemden.tsx';
import { PastNietUitleg } from './PastNietUitleg.tsx';
import { teksten } from './teksten.ts';
import styles from './Vergelijken.module.css';

interface KolomCijfersProps {
  projectId: number;
  /** Null: no product can be chosen this way. */
  kolom: VergelijkingKolom | null;
  /** What stands now; null: this is it. */
  nu: VergelijkingKolom | null;
  /** How many gevelvullingen were compared. */
  vergeleken: number;
  /** In place of the list of products. */
  producten?: ReactNode;
}

const Hoekankers = ({ kolom, nu }: { kolom: VergelijkingKolom; nu: VergelijkingKolom | null }) => (
  <>
    <strong className={styles.groot}>{formatNumber(kolom.hoekankers)}</strong>
    {nu !== null && nu.nietGeteld + kolom.nietGeteld === 0 && (
      <span className={styles.stil}>{teksten.verschil(kolom.hoekankers - nu.hoekankers)}</span>
    )}
    {kolom.nietGeteld > 0 && (
      <span className={styles.stil}>{teksten.nietGeteld(kolom.nietGeteld)}</span>
    )}
  </>
);

const Oordeel = ({
  kolom,
  projectId,
  vergeleken,
}: {
  kolom: VergelijkingKolom;
  projectId: number;
  vergeleken: number;
}) => (
  <>
    {kolom.voldoet === vergeleken ? (
      <span>
        <Chip kind={kolom.gewaarschuwd.length + kolom.nietGetoetst === 0 ? 'ok' : 'warn'}>
          {teksten.allesVoldoet(vergeleken)}
        </Chip>
      </span>
    ) : (
      kolom.voldoet > 0 && <span>{teksten.voldoet(kolom.voldoet)}</span>
    )}
    {kolom.nietGetoetst > 0 && (
      <span>{adviesTeksten.bevestigingNietGetoetstBij(kolom.nietGetoetst)}</span>
    )}
    <Genoemden
      projectId={projectId}
      toon="bad"
      kop={teksten.voldoetNiet(kolom.voldoetNiet.length)}
      lijst={kolom.voldoetNiet}
    />
    <Genoemden
      projectId={projectId}
      toon="warn"
      kop={teksten.onvolledig(kolom.onvolledig.length)}
      lijst={kolom.onvolledig}
    />
    <Genoemden
      projectId={projectId}
      toon="warn"
      kop={teksten.pastNiet(kolom.pastNiet.length)}
      lijst={kolom.pastNiet}
      renderUitleg={({ zijden }) => <PastNietUitleg zijden={zijden} />}
    />
    <Genoemden
      projectId={projectId}
      toon="warn"
      kop={teksten.gewaarschuwd(kolom.gewaarschuwd.length)}
      lijst={kolom.gewaarschuwd}
    />
  </>
);

const Hoogste = ({
  kolom: { hoogste },
  projectId,
}: {
  kolom: VergelijkingKolom;
  projectId: number;
}) =>
  hoogste === null ? (
    teksten.leegGetal
  ) : (
    <>
      <UnityCheck value={hoogste.unityCheck} isThin />
      <span className={styles.stil}>
        <Link to={gevelvullingPath(projectId, hoogste.van.id)}>{hoogste.van.naam}</Link>
        {`, ${tabelTeksten.beslist(hoogste.zijde, hoogste.toets)}`}
      </span>
    </>
  );

const Wijzigt = ({ kolom, projectId }: { kolom: VergelijkingKolom; projectId: number }) => (
  <>
    <span>{teksten.gewijzigd(kolom.gewijzigd.size)}</span>
    <Genoemden
      projectId={projectId}
      toon="warn"
      kop={teksten.wijzigtVast(kolom.wijzigtVast.length)}
      lijst={kolom.wijzigtVast}
    />
    <Genoemden
      projectId={projectId}
      toon="info"
      kop={teksten.blijftVast(kolom.blijftVast.length)}
      lijst={kolom.blijftVast}
    />
  </>
);

const Producten = ({ producten }: Pick<VergelijkingKolom, 'producten'>) =>
  producten.length === 0 ? (
    teksten.geenProducten
  ) : (
    <ul className={styles.producten}>
      {producten.map(({ id, naam, aantal }) => (
        <li key={id}>
          <span>{naam}</span>
          <span className={styles.getal}>{formatNumber(aantal)}</span>
        </li>
      ))}
    </ul>
  );

/** The figures of a column; each stands on the line where the other columns have it. */
export const KolomCijfers = ({
  projectId,
  kolom,
  nu,
  vergeleken,
  producten,
}: KolomCijfersProps) => {
  const regels: readonly (readonly [string, ReactNode])[] = [
    [teksten.hoekankers, kolom !== null && <Hoekankers kolom={kolom} nu={nu} />],
    [
      teksten.oordeel,
      kolom !== null && <Oordeel kolom={kolom} projectId={projectId} vergeleken={vergeleken} />,
    ],
    [teksten.hoogste, kolom !== null && <Hoogste kolom={kolom} projectId={projectId} />],
    ...(nu === null
      ? []
      : [
          [
            teksten.wijzigt,
            kolom !== null && <Wijzigt kolom={kolom} projectId={projectId} />,
          ] as const,
        ]),
    [teksten.producten, producten ?? (kolom !== null && <Producten producten={kolom.producten} />)],
  ];

  return (
    <dl className={styles.cijfers}>
      {regels.map(([label, inhoud]) => (
        <div key={label} data-regel={label}>
          <dt>{label}</dt>
          <dd>{inhoud === false ? teksten.leegGetal : inhoud}</dd>
        </div>
      ))}
    </dl>
  );
};

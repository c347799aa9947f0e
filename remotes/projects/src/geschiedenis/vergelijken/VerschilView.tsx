import type { HostApi } from '@adviestool/contract/remoteModule';
import { gewaarschuwdVanProject } from '@adviestool/domain/waarschuwen/projectWaarschuwingen';
import { wieVan } from '@adviestool/projectdelta/wieVan';
import { formatDateTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { Skeleton } from '@adviestool/ui/Skeleton';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { useMemo, useState } from 'react';

import { GegevensVerschil } from './GegevensVerschil.tsx';
import { isUitgedund } from './isUitgedund.ts';
import type { VergelijkData } from './loadVergelijking.ts';
import { teksten } from './teksten.ts';
import { TotalenTabel } from './TotalenTabel.tsx';
import { useVerschil, type Kant, type Verschil } from './useVerschil.ts';
import { VerschilLijst } from './VerschilLijst.tsx';
import styles from './Vergelijken.module.css';

type Vergeleken = Extract<VergelijkData, { kind: 'vergelijking' }>;

/** With which version the project is compared, in words. */
const Toen = ({ sinds, vergelijking, catalogusToen }: Vergeleken) => {
  const { revision, op, door } = vergelijking.toen;
  const zin = teksten.toen({
    revision,
    op: op === null ? null : formatDateTime(new Date(op)),
    door: door?.name ?? null,
  });
  const isDag = sinds !== null && 'datum' in sinds;
  return (
    <p className={styles.toen}>
      {isDag ? `${zin}: ${teksten.stand(teksten.dagTekst(sinds.datum))}.` : `${zin}.`}{' '}
      {catalogusToen !== null && teksten.berekend}
    </p>
  );
};

const isNiets = (
  { gegevens, rijen, volgorde, isOnleesbaar }: Verschil,
  { vergelijking }: Vergeleken,
): boolean =>
  gegevens.length === 0 &&
  rijen.length === 0 &&
  !volgorde &&
  !isOnleesbaar &&
  vergelijking.standaarden === null;

const Uitkomst = ({ data, verschil }: { data: Vergeleken; verschil: Verschil }) => {
  const { project, vergelijking } = data;
  const { standaarden } = vergelijking;
  const door = useMemo(() => wieVan(vergelijking, formatDateTime), [vergelijking]);
  if (isNiets(verschil, data)) {
    return <EmptyState title={teksten.niets}>{teksten.nietsUitleg}</EmptyState>;
  }
  return (
    <>
      <TotalenTabel {...verschil.totalen} />
      <GegevensVerschil gegevens={verschil.gegevens} wieVan={door} />
      {standaarden !== null && (
        <section className={styles.sectie}>
          <h2>{teksten.standaarden}</h2>
          <p>
            {teksten.standaardenUitleg(
              standaarden.door.name,
              formatDateTime(new Date(standaarden.op)),
            )}
          </p>
        </section>
      )}
      {verschil.volgorde && <p>{teksten.volgorde}</p>}
      {!verschil.isOnleesbaar && (
        <VerschilLijst
          projectId={project.id}
          rijen={verschil.rijen}
          isBerekend={data.catalogusToen !== null}
          wieVan={door}
        />
      )}
    </>
  );
};

const Berekend = ({ host, data, toen }: { host: HostApi; data: Vergeleken; toen: Kant }) => {
  const { project } = data;
  const { catalogus: keuze } = project.projectGegevens;
  const verschil = useVerschil(
    toen,
    { project, catalogus: host.catalogus.loaded(keuze) },
    host.config.variant.fastenerSuppliers.options,
  );
  return verschil === null ? (
    <Skeleton kind="table" count={8} />
  ) : (
    <Uitkomst data={data} verschil={verschil} />
  );
};

/** A project beside what it was. */
export const VerschilView = ({ host, data }: { host: HostApi; data: Vergeleken }) => {
  const { toen, project, catalogusToen, sinds } = data;
  const [now] = useState(() => new Date());
  if (toen === null) return <Notice kind="warn">{teksten.nietTeMaken}</Notice>;
  const gewaarschuwd = [
    ...(toen.onleesbaar ? [teksten.onleesbaarToen] : []),
    ...(project.onleesbaar ? [teksten.onleesbaarNu] : []),
    ...(catalogusToen === null ? [teksten.geenCatalogus] : []),
    ...(isUitgedund(sinds, now) ? [teksten.uitgedund] : []),
    ...gewaarschuwdVanProject(project),
  ];
  return (
    <>
      <Toen {...data} />
      {gewaarschuwd.map((tekst) => (
        <Notice key={tekst} kind="warn">
          {tekst}
        </Notice>
      ))}
      <Berekend host={host} data={data} toen={{ project: toen, catalogus: catalogusToen }} />
    </>
  );
};

import { projectPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { useFocusStays } from '@adviestool/ui/useFocusStays';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';

import type { GeladenPlek, WegPlek } from '../laden/loadPlek.ts';
import type { Wachtend } from '../wachtrij/bewaard.ts';
import { keepPages } from '../werker/keepPages.ts';
import styles from './Bouwplaats.module.css';
import { Geweigerd } from './Geweigerd.tsx';
import { teksten } from './teksten.ts';
import { sleutelOf } from '../adres/plek.ts';
import { bouwlagenVan, rijenVan, type Bouwlaag, type PlekRij } from './rijenVan.ts';
import { usePlek, type PlekStand } from './usePlek.ts';
import { Vel } from './Vel.tsx';

export interface PlekProps {
  host: HostApi;
  geladen: GeladenPlek;
  stand: PlekStand;
  bouwlagen: readonly Bouwlaag[];
  /** Whether there is something to lose in a form. */
  isIngevuld: boolean;
  onIngevuld: (isIngevuld: boolean) => void;
}

/** What who opens a link reads when it does not work any more. */
export const WerktNiet = ({ wachtend = [] }: { wachtend?: readonly Wachtend[] }) => (
  <Page width="form">
    <title>{teksten.werktNiet.titel}</title>
    <PageHeader title={teksten.werktNiet.titel} />
    <p>{teksten.werktNiet.uitleg}</p>
    {wachtend.length > 0 && (
      <Notice kind="warn">
        {teksten.werktNiet.wachtend(
          wachtend.length,
          // An earlier release did not keep it.
          wachtend.every(({ projectId }) => projectId !== undefined),
        )}
      </Notice>
    )}
  </Page>
);

const merkVan = (rijen: readonly PlekRij[], id: string): string =>
  rijen.find((rij) => rij.id === id)?.merk ?? teksten.zonderMerk;

/** Since when nothing was fetched. By itself it is not fetched anew: what is being filled in could be lost. */
const StandVan = ({ moment }: { moment: Date }) => {
  const { state, revalidate } = useRevalidator();
  return (
    <Notice
      kind="warn"
      actions={
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {teksten.vernieuwen}
        </Button>
      }
    >
      {teksten.standVan(moment)}
    </Notice>
  );
};

/** What is still to be sent, and what the server did not take. */
const Verzending = ({
  geladen,
  stand,
  rijen,
}: Pick<PlekProps, 'geladen' | 'stand'> & { rijen: readonly PlekRij[] }) => {
  // What is sent or thrown away goes with its button.
  const stays = useFocusStays<HTMLDivElement>((region) => region.querySelector('button'));
  return (
    <>
      {geladen.standVan !== null && <StandVan moment={geladen.standVan} />}
      <div {...stays} className={styles.verzending}>
        {stand.wachtend.length > 0 && (
          <Notice
            kind="info"
            title={teksten.wacht(stand.wachtend.length)}
            actions={<Button onClick={() => void stand.verstuur()}>{teksten.nuVersturen}</Button>}
          >
            {teksten.wachtHoelang}
          </Notice>
        )}
        {stand.geweigerd.map((wachtend) => (
          <Geweigerd
            key={wachtend.id}
            wachtend={wachtend}
            merk={merkVan(rijen, wachtend.gevelvullingId)}
            stand={stand}
          />
        ))}
      </div>
    </>
  );
};

interface InhoudProps {
  host: HostApi;
  geladen: GeladenPlek;
  isLijst: boolean;
  Inhoud: ComponentType<PlekProps>;
}

/** Whether the pages of a site open without a network from now on; null: it is not known. */
const useKeptPages = (host: HostApi, { plek, standVan }: GeladenPlek): boolean | null => {
  const [isKept, setKept] = useState<boolean | null>(null);
  const isFetched = standVan === null;
  useEffect(() => {
    if (isFetched) void keepPages(host, plek).then(setKept);
  }, [host, plek, isFetched]);
  return isKept;
};

const Plek = ({ host, geladen, isLijst, Inhoud }: InhoudProps) => {
  const stand = usePlek(host, geladen);
  const isKept = useKeptPages(host, geladen);
  // Every advice is calculated for it, and each entry that is sent draws the page anew.
  const bouwlagen = useMemo(() => bouwlagenVan(geladen), [geladen]);
  const [isIngevuld, setIngevuld] = useState(false);
  // What is being filled in stays: once said it waits for a new link.
  if (stand.isWeg && !isIngevuld) return <WerktNiet wachtend={stand.wachtend} />;
  const { plek, projectGegevens, gevelvullingen, magVinken } = geladen;
  const project = zichtbareNaam(projectGegevens.projectNaam, teksten.zonderNaam);
  return (
    <Page width="form">
      <title>{`${teksten.titel} – ${project} – ${host.config.variant.branding.name}`}</title>
      <Vel>
        {isLijst && (
          <PageHeader
            title={teksten.titel}
            sub={project}
            actions={
              plek.soort === 'project' && (
                <Link to={projectPath(plek.projectId)} className={buttonClass('secondary')}>
                  {teksten.naarProject}
                </Link>
              )
            }
          />
        )}
        <Verzending geladen={geladen} stand={stand} rijen={rijenVan(bouwlagen)} />
        {stand.isWeg && (
          <Notice kind="warn" title={teksten.werktNiet.titel}>
            {teksten.werktNiet.uitleg}
          </Notice>
        )}
        {!magVinken && <Notice>{teksten.alleenLezen}</Notice>}
        {gevelvullingen === null ? (
          <Notice kind="warn">{teksten.onleesbaar}</Notice>
        ) : (
          <Inhoud
            host={host}
            geladen={geladen}
            stand={stand}
            bouwlagen={bouwlagen}
            isIngevuld={isIngevuld}
            onIngevuld={setIngevuld}
          />
        )}
        {isKept === false && <Notice>{teksten.werktNietZonder}</Notice>}
        {isKept === true && isLijst && <p>{teksten.werktZonder}</p>}
      </Vel>
    </Page>
  );
};

/** A page of a site, with what is still to be sent. */
export const PlekPagina = ({ host, ...rest }: Omit<InhoudProps, 'geladen'>) => {
  const geladen = useLoaderData<GeladenPlek | WegPlek>();
  if (geladen.plek === null) return <WerktNiet wachtend={geladen.wachtend} />;
  return <Plek key={sleutelOf(geladen.plek)} host={host} geladen={geladen} {...rest} />;
};

import { fetchBestellingen, saveBestelling } from '@adviestool/contract/api/bestellingen';
import type { Bestelling, BestellingBody } from '@adviestool/contract/bestellingen';
import { gevelvullingPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import {
  bestellijstMet,
  leverancierSleutel,
  type BestelLeverancier,
} from '@adviestool/domain/bestellijst/bestellijst';
import { bestelverschillen } from '@adviestool/domain/bestellijst/bestelverschil';
import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { AandachtLijst } from '@adviestool/projectoverzicht/bouwlijst/AandachtLijst';
import { today } from '@adviestool/projectoverzicht/today';
import { teksten as projectTeksten } from '@adviestool/projectoverzicht/teksten';
import { useFollowProject } from '@adviestool/saving/useFollowProject';
import { selectProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { useMemo, useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';

import { NietsHier } from '../project/NietsHier.tsx';
import { BestellijstActies } from './BestellijstActies.tsx';
import { bestelkeuzeFromUrl, bestelkeuzeToUrl, readReserve } from './bestelkeuze.ts';
import type { BestellijstData } from './bestellijstData.ts';
import { EerdereBestellingen } from './EerdereBestellingen.tsx';
import { Keuzes } from './Keuzes.tsx';
import { LeverancierSectie } from './LeverancierSectie.tsx';
import { teksten } from './teksten.ts';
import { Verschil } from './Verschil.tsx';

/** Keeps an order; null: it was not kept, which the user is told. */
const useVastleggen = (host: HostApi, projectId: number) => {
  const { revalidate } = useRevalidator();
  const { groupId } = host.config.variant;
  return async (body: BestellingBody): Promise<Bestelling | null> => {
    try {
      const bestelling = await saveBestelling(host.api, { groupId, projectId }, body);
      await revalidate();
      return bestelling;
    } catch (error) {
      host.log('error', 'An order was not kept.', error);
      host.toast('error', host.errorText(error));
      return null;
    }
  };
};

/** Shows what was ordered of a supplier since the page was loaded, and says so. @returns whether there is any; null: not known */
const useIntussen = (host: HostApi, projectId: number, known: readonly Bestelling[]) => {
  const { revalidate } = useRevalidator();
  const { groupId } = host.config.variant;
  return async ({ sleutel, naam }: BestelLeverancier): Promise<boolean | null> => {
    try {
      const ids = new Set(known.map(({ id }) => id));
      const orders = await fetchBestellingen(host.api, { groupId, projectId });
      const isNew = ({ id, leverancier }: Bestelling): boolean =>
        !ids.has(id) && leverancierSleutel(leverancier) === sleutel;
      if (!orders.some(isNew)) return false;
      await revalidate();
      host.toast('warning', teksten.intussen(naam ?? teksten.leverancierOnbekend));
      return true;
    } catch (error) {
      host.log('warn', 'What was ordered meanwhile is not known.', error);
      return null;
    }
  };
};

export const BestellijstScherm = ({ host }: { host: HostApi }) => {
  const { project: loaded, bestellingen } = useLoaderData<BestellijstData>();
  const active = useActiveProjectStore(selectProject);
  const project = active?.id === loaded.id ? active : loaded;
  useFollowProject(host, project.id);
  const { variant } = host.config;
  const { projectGegevens, gevelvullingen, onleesbaar } = project;
  const { projectNaam, referentienummer } = projectGegevens;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const { _let_op: letOp } = catalogus;
  const [params, setParams] = useSearchParams();
  const keuze = bestelkeuzeFromUrl(params, bestellingen[0]);
  const { options } = variant.fastenerSuppliers;

  const lijst = useMemo(
    () => bouwlijst({ projectGegevens, gevelvullingen, catalogus, vandaag: today() }),
    [projectGegevens, gevelvullingen, catalogus],
  );
  const besteldMet = useMemo(() => {
    const naamVan = (id: string | null): string | null =>
      id === null ? null : (options[id] ?? id);
    return bestellijstMet({ lijst, catalogus, naamVan });
  }, [lijst, catalogus, options]);
  const besteld = besteldMet(keuze);
  const verschillen = useMemo(
    () => bestelverschillen(besteldMet, bestellingen),
    [besteldMet, bestellingen],
  );
  const keep = useVastleggen(host, project.id);
  const showIntussen = useIntussen(host, project.id, bestellingen);
  const vervallen = [...verschillen].filter(
    ([sleutel]) => !besteld.leveranciers.some((each) => each.sleutel === sleutel),
  );
  /** Null: nothing was typed. */
  const [getypt, setGetypt] = useState<string | null>(null);
  /** Something else is asked for than the list is made with: it is not shown, so that nobody orders it. */
  const isAnders = getypt !== null && readReserve(getypt) !== keuze.reserve;
  const isEmpty = besteld.leveranciers.length === 0;

  return (
    <Page width="list">
      <title>
        {[teksten.titel, projectNaam, variant.branding.name].filter(Boolean).join(' – ')}
      </title>
      <PageHeader
        title={teksten.titel}
        sub={[projectNaam, referentienummer].filter(Boolean).join(' · ')}
        actions={
          isEmpty ? undefined : (
            <BestellijstActies
              host={host}
              project={project}
              lijst={lijst}
              besteld={besteld}
              verschillen={verschillen}
              isBlocked={isAnders}
            />
          )
        }
      />
      <Stack gap="loose">
        {onleesbaar && <Notice kind="warn">{projectTeksten.onleesbaar}</Notice>}
        {letOp !== undefined && <Notice kind="warn">{letOp}</Notice>}
        <AandachtLijst pathOf={(id) => gevelvullingPath(project.id, id)} lijst={lijst} />
        {isEmpty && !onleesbaar && (
          <NietsHier projectId={project.id} title={teksten.leeg}>
            {teksten.leegUitleg}
          </NietsHier>
        )}
        {!isEmpty && (
          <Keuzes
            keuze={keuze}
            getypt={getypt ?? String(keuze.reserve)}
            onType={setGetypt}
            onChange={(next) =>
              setParams(bestelkeuzeToUrl(next), { replace: true, preventScrollReset: true })
            }
          />
        )}
        <div hidden={isEmpty || isAnders}>
          <Stack gap="loose">
            {besteld.leveranciers.map((leverancier) => (
              <LeverancierSectie
                key={leverancier.sleutel}
                host={host}
                project={project}
                lijst={lijst}
                besteld={besteld}
                leverancier={leverancier}
                verschil={verschillen.get(leverancier.sleutel)}
                eerder={bestellingen.filter(
                  (order) => leverancierSleutel(order.leverancier) === leverancier.sleutel,
                )}
                onVastleggen={keep}
                showIntussen={() => showIntussen(leverancier)}
              />
            ))}
          </Stack>
        </div>
        {vervallen.map(([sleutel, verschil]) => (
          <Verschil key={sleutel} verschil={verschil} keuze={keuze} isZelfdeAdvies={false} />
        ))}
        {bestellingen.length > 0 && <EerdereBestellingen bestellingen={bestellingen} />}
      </Stack>
    </Page>
  );
};

import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { teksten as projectTeksten } from '@adviestool/projectoverzicht/teksten';
import { buttonClass } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Stack } from '@adviestool/ui/Stack';
import { Link, useLoaderData, useRevalidator } from 'react-router';

import type { StandaardenPlek } from './plek.ts';
import { saveStandaard } from './saveStandaard.ts';
import { StandaardKaart } from './StandaardKaart.tsx';
import { teksten } from './teksten.ts';

/** The standards of a project or of the company, one for each type. */
export const StandaardenScherm = ({ host }: { host: HostApi }) => {
  const plek = useLoaderData<StandaardenPlek>();
  const { titel, uitleg, projectNaam, path, importPath, magWijzigen, bron, answer } = plek;
  const { revalidate } = useRevalidator();
  const { name } = host.config.variant.branding;

  const remove = async (type: GevelvullingType): Promise<void> => {
    if (!(await host.confirm(teksten.verwijderVraag(type)))) return;
    const outcome = await saveStandaard(host, bron, { type, standaard: null, basis: answer });
    if (outcome === 'saved') host.toast('success', teksten.verwijderd(type));
    await revalidate();
  };

  return (
    <Page width="list">
      <title>{[titel, projectNaam, name].filter(Boolean).join(' – ')}</title>
      <PageHeader
        title={titel}
        sub={projectNaam ?? undefined}
        actions={
          importPath === null ? undefined : (
            <Link to={importPath} className={buttonClass('secondary')}>
              {projectTeksten.kozijnstaatImporteren}
            </Link>
          )
        }
      />
      <Stack>
        <p>{uitleg}</p>
        {!magWijzigen && <Notice>{plek.nietWijzigen}</Notice>}
        {GEVELVULLING_TYPES.map((type) => (
          <StandaardKaart
            key={type}
            config={host.config}
            catalogus={plek.catalogus}
            type={type}
            standaard={answer.standaarden[type]}
            path={magWijzigen ? `${path}/${type}` : null}
            onRemove={() => void remove(type)}
          />
        ))}
      </Stack>
    </Page>
  );
};

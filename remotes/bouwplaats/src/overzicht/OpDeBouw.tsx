import { bouwplaatsPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { SlotProps } from '@adviestool/contract/slots';
import { nieuwsteInvoer } from '@adviestool/montage/montageStand';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Card } from '@adviestool/ui/Card';
import { Notice } from '@adviestool/ui/Notice';
import { Skeleton } from '@adviestool/ui/Skeleton';
import { Stack } from '@adviestool/ui/Stack';
import { useMemo } from 'react';
import { Link } from 'react-router';

import { Som } from '../plek/Som.tsx';
import { bouwlagenVan, rijenVan, standVan } from '../plek/rijenVan.ts';
import { Aandacht } from './Aandacht.tsx';
import type { Gemonteerd } from './fetchGemonteerd.ts';
import { PerBouwlaag } from './PerBouwlaag.tsx';
import { teksten } from './teksten.ts';
import { useGemonteerd } from './useGemonteerd.ts';

type Gegevens = SlotProps<'project.montage/v1'>;

const Overzicht = ({
  gemonteerd: { catalogus, invoer },
  project,
  projectGegevens,
  gevelvullingen,
}: Gegevens & { gemonteerd: Gemonteerd }) => {
  const bouwlagen = useMemo(
    () => bouwlagenVan({ projectGegevens, catalogus, gevelvullingen }),
    [projectGegevens, catalogus, gevelvullingen],
  );
  const nieuwste = useMemo(() => nieuwsteInvoer(invoer), [invoer]);
  const rijen = rijenVan(bouwlagen).map((rij) => ({
    rij,
    stand: standVan(rij, nieuwste),
    stukken: nieuwste.get(rij.id),
  }));
  const known = new Set(rijen.map(({ rij }) => rij.id));
  const weg = [...nieuwste.keys()].filter((id) => !known.has(id)).length;
  return (
    <Stack>
      <Som standen={rijen.map(({ stand }) => stand)} />
      {bouwlagen.length > 1 && <PerBouwlaag bouwlagen={bouwlagen} nieuwste={nieuwste} />}
      <Aandacht projectId={project.id} rijen={rijen} />
      {weg > 0 && <p>{teksten.weg(weg)}</p>}
    </Stack>
  );
};

/** How far the site of a project is: done, what deviates, and what is left per bouwlaag. */
export const OpDeBouw = ({ host, ...gegevens }: Gegevens & { host: HostApi }) => {
  const { antwoord, opnieuw } = useGemonteerd(host, gegevens);

  return (
    <Card title={teksten.titel}>
      <Stack>
        {antwoord === null && <Skeleton count={2} />}
        {antwoord !== null && 'reden' in antwoord && (
          <Notice
            kind="bad"
            title={teksten.nietGeladen}
            actions={<Button onClick={opnieuw}>{teksten.opnieuw}</Button>}
          >
            {antwoord.reden}
          </Notice>
        )}
        {antwoord !== null && 'invoer' in antwoord && (
          <Overzicht gemonteerd={antwoord} {...gegevens} />
        )}
        <div>
          <Link to={bouwplaatsPath(gegevens.project.id)} className={buttonClass('secondary')}>
            {teksten.openen}
          </Link>
        </div>
      </Stack>
    </Card>
  );
};

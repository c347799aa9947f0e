import { bouwplaatsPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { SlotProps } from '@adviestool/contract/slots';
import { nieuwsteInvoer } from '@adviestool/montage/montageStand';
import { useVolgstand } from '@adviestool/state/volgstand';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Card } from '@adviestool/ui/Card';
import { Notice } from '@adviestool/ui/Notice';
import { Skeleton } from '@adviestool/ui/Skeleton';
import { Stack } from '@adviestool/ui/Stack';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'react-router';

import { Som } from '../plek/Som.tsx';
import { bouwlagenVan, rijenVan, standVan } from '../plek/rijenVan.ts';
import { Aandacht } from './Aandacht.tsx';
import { fetchGemonteerd, type Gemonteerd } from './fetchGemonteerd.ts';
import { PerBouwlaag } from './PerBouwlaag.tsx';
import { teksten } from './teksten.ts';

type Gegevens = SlotProps<'project.montage/v1'>;
type Antwoord = Awaited<ReturnType<typeof fetchGemonteerd>>;

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
  const [vraag, setVraag] = useState(() => fetchGemonteerd(host, gegevens));
  const [antwoord, setAntwoord] = useState<Antwoord | null>(null);

  useEffect(() => {
    let isGone = false;
    const answer = (set: () => Antwoord): void => {
      if (!isGone) setAntwoord(set);
    };
    vraag.then(
      (found) => answer(() => found),
      // To the boundary of the part.
      (error: unknown) =>
        answer(() => {
          throw error;
        }),
    );
    return () => {
      isGone = true;
    };
  }, [vraag]);

  const ask = useEffectEvent(() => fetchGemonteerd(host, gegevens));
  useEffect(() => {
    const asking = { isRunning: false, isWanted: false, isGone: false };
    /** One after another, and once for all that comes in meanwhile; what is shown stays until the answer is there. */
    const askAgain = async (): Promise<void> => {
      asking.isWanted = true;
      if (asking.isRunning) return;
      asking.isRunning = true;
      try {
        while (asking.isWanted && !asking.isGone) {
          asking.isWanted = false;
          const found = await ask();
          // The next event asks again.
          if ('invoer' in found && !asking.isGone) setAntwoord(found);
        }
      } finally {
        asking.isRunning = false;
      }
    };
    const unsubscribe = useVolgstand.subscribe(({ gemonteerd }, { gemonteerd: before }) => {
      if (typeof before === 'number' && typeof gemonteerd === 'number' && gemonteerd !== before)
        void askAgain();
    });
    return () => {
      asking.isGone = true;
      unsubscribe();
    };
  }, []);

  const opnieuw = (): void => {
    setAntwoord(null);
    setVraag(fetchGemonteerd(host, gegevens));
  };

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

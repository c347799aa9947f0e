import { spouwankersituatiePath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';
import {
  openSpouwankersituaties,
  spouwankersituatieNaam,
} from '@adviestool/saving/spouwankersituaties';
import { Button } from '@adviestool/ui/Button';
import { Card } from '@adviestool/ui/Card';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';
import { Link } from 'react-router';

import styles from './SpouwankersituatieConcepten.module.css';
import { teksten } from './teksten.ts';

const { spouwankersituatie: woorden } = teksten;

interface SpouwankersituatieConceptenProps {
  host: HostApi;
  projectId: number;
}

/** The spouwankersituaties that this tab keeps for the project, to go on with or to throw away. */
export const SpouwankersituatieConcepten = ({
  host,
  projectId,
}: SpouwankersituatieConceptenProps) => {
  const [kept] = useState(() => openSpouwankersituaties(host, projectId));
  const [concepten, setConcepten] = useState(kept.list);

  const remove = async (concept: Spouwankersituatie): Promise<void> => {
    const isConfirmed = await host.confirm({
      title: woorden.verwijderenVan(spouwankersituatieNaam(concept)),
      text: teksten.verwijderenUitleg,
      confirm: woorden.verwijderen,
      cancel: 'Annuleren',
      destructive: true,
    });
    if (!isConfirmed) return;
    kept.remove(concept.id);
    setConcepten(kept.list());
  };

  if (concepten.length === 0) return null;
  return (
    <Card title={woorden.titel}>
      <Stack>
        <p>{woorden.uitleg}</p>
        <ul className={styles.rijen}>
          {concepten.map((concept) => (
            <li key={concept.id} className={styles.rij}>
              <Link to={spouwankersituatiePath(projectId, concept.id)}>
                {spouwankersituatieNaam(concept)}
              </Link>
              <Button
                kind="quiet"
                icon="trash"
                aria-label={woorden.verwijderenVan(spouwankersituatieNaam(concept))}
                onClick={() => void remove(concept)}
              >
                Verwijderen
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
};

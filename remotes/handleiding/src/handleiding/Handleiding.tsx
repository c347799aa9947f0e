import { buttonClass } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { Begin } from './Begin.tsx';
import { Buren } from './Buren.tsx';
import styles from './Handleiding.module.css';
import { HANDLEIDING, type Hoofdstuk } from '../hoofdstukken/hoofdstuk.ts';
import { HoofdstukTekst } from './HoofdstukTekst.tsx';
import { Inhoud } from './Inhoud.tsx';
import { teksten } from './teksten.ts';
import { Zoeken } from './Zoeken.tsx';

interface HandleidingProps {
  hoofdstukken: readonly Hoofdstuk[];
  /** Ends the title of the tab. */
  productnaam: string;
}

/** The beginning of the handbook, or the chapter that the address names. */
export const Handleiding = ({ hoofdstukken, productnaam }: HandleidingProps) => {
  const { hoofdstuk: naam } = useParams();
  // It stays from chapter to chapter: the next answer may stand in another one.
  const [vraag, setVraag] = useState('');
  const open = hoofdstukken.find((hoofdstuk) => hoofdstuk.naam === naam);
  const titels = [...(open === undefined ? [] : [open.titel]), teksten.titel, productnaam];
  const zoeken = { hoofdstukken, vraag, onVraag: setVraag };

  if (open === undefined) {
    return (
      <Page width="form">
        <title>{titels.join(' – ')}</title>
        <PageHeader title={teksten.titel} sub={teksten.inleiding} />
        {naam !== undefined && (
          <EmptyState
            title={teksten.onbekend}
            action={
              <Link to={HANDLEIDING} className={buttonClass('secondary')}>
                {teksten.naarInhoud}
              </Link>
            }
          />
        )}
        <div className={styles.begin}>
          <Zoeken {...zoeken}>
            <Begin hoofdstukken={hoofdstukken} />
          </Zoeken>
        </div>
      </Page>
    );
  }
  return (
    <Page>
      <title>{titels.join(' – ')}</title>
      <div className={styles.blad}>
        <div className={styles.opzij}>
          <Zoeken {...zoeken}>
            <Inhoud hoofdstukken={hoofdstukken} open={open} />
          </Zoeken>
        </div>
        <div className={styles.blok}>
          <HoofdstukTekst key={open.naam} hoofdstuk={open} />
          <Buren hoofdstukken={hoofdstukken} open={open} />
        </div>
      </div>
    </Page>
  );
};

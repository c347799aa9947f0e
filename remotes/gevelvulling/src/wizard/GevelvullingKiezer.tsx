import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { naamInLijst } from '@adviestool/domain/toelichting/naamInLijst';
import { Dialog } from '@adviestool/ui/Dialog';
import { SearchBox } from '@adviestool/ui/SearchBox';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';

import styles from './GevelvullingKiezer.module.css';
import { teksten } from './teksten.ts';

interface GevelvullingKiezerProps {
  gevelvullingen: readonly Gevelvulling[];
  current: Gevelvulling | null;
  pathOf: (gevelvulling: Gevelvulling) => string;
  onClose: () => void;
}

/** Above so many the list can be searched. */
const SEARCHED_ABOVE = 8;
const SHOWN = 100;

const { navigatie } = teksten;

/** The gevelvullingen of the project, to go to one. Enter in the search goes to the first that is found. */
export const GevelvullingKiezer = ({
  gevelvullingen,
  current,
  pathOf,
  onClose,
}: GevelvullingKiezerProps) => {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const found = gevelvullingen.filter((one) =>
    naamInLijst(one).toLowerCase().includes(query.trim().toLowerCase()),
  );

  const goToFirst = (event: SubmitEvent): void => {
    event.preventDefault();
    const [first] = found;
    if (first === undefined) return;
    onClose();
    void navigate(pathOf(first));
  };

  return (
    <Dialog open title={navigatie.titel} onClose={onClose}>
      {gevelvullingen.length > SEARCHED_ABOVE && (
        <form className={styles.zoek} onSubmit={goToFirst}>
          <SearchBox label={navigatie.zoek} value={query} onChange={setQuery} />
          <output className={styles.gevonden}>{navigatie.gevonden(found.length)}</output>
        </form>
      )}
      <ul className={styles.lijst}>
        {found.slice(0, SHOWN).map((one) => (
          <li key={one.gevelvullingEnKaderData.id}>
            <Link
              to={pathOf(one)}
              className={styles.link}
              aria-current={one === current ? 'page' : undefined}
              onClick={onClose}
            >
              {naamInLijst(one)}
            </Link>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <p>{navigatie.meer(found.length - SHOWN)}</p>}
    </Dialog>
  );
};

import { Announcement } from '@adviestool/ui/Announcement';
import { SearchBox } from '@adviestool/ui/SearchBox';
import { useMemo, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

import { adresVan, type Hoofdstuk } from '../hoofdstukken/hoofdstuk.ts';
import { teksten } from './teksten.ts';
import { zoekInHandleiding } from './zoekInHandleiding.ts';
import { Zoekresultaten } from './Zoekresultaten.tsx';

interface ZoekenProps {
  hoofdstukken: readonly Hoofdstuk[];
  vraag: string;
  onVraag: (vraag: string) => void;
  /** What stands there while nothing is looked for. */
  children: ReactNode;
}

/** Searches all chapters at every key. Enter goes to the first place that is found. */
export const Zoeken = ({ hoofdstukken, vraag, onVraag, children }: ZoekenProps) => {
  const navigate = useNavigate();
  const treffers = useMemo(() => zoekInHandleiding(hoofdstukken, vraag), [hoofdstukken, vraag]);
  const isGezocht = vraag.trim() !== '';

  const goToFirst = (event: SubmitEvent): void => {
    event.preventDefault();
    const [first] = treffers;
    if (first !== undefined) void navigate(adresVan(first.hoofdstuk, first.paragraaf.id));
  };

  return (
    <>
      <form onSubmit={goToFirst}>
        <SearchBox
          label={teksten.zoeken}
          placeholder={teksten.zoekvoorbeeld}
          value={vraag}
          onChange={onVraag}
        />
      </form>
      <Announcement text={isGezocht ? teksten.gevonden(treffers.length) : ''} />
      {isGezocht ? <Zoekresultaten treffers={treffers} vraag={vraag} /> : children}
    </>
  );
};

import { teksten as rapportTeksten } from '@adviestool/rapport/teksten';
import { useRapport } from '@adviestool/rapport/useRapport';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Link } from 'react-router';

import { inzageBouwlijstPath } from '../inzage/inzagePaths.ts';
import type { InzageProps } from '../inzage/InzagePagina.tsx';
import { teksten } from '../inzage/teksten.ts';

/** What a reader takes along: what to order, and the report. */
export const InzageActies = ({ host, inzage: { id, gevelvullingen } }: InzageProps) => {
  const rapport = useRapport({ host, inzageId: id });
  if (gevelvullingen === null || gevelvullingen.length === 0) return null;

  return (
    <>
      <Link to={inzageBouwlijstPath(id)} className={buttonClass('secondary')}>
        {teksten.bouwlijst}
      </Link>
      <Button kind="primary" icon="download" onClick={() => rapport.ask({ soort: 'rapport' })}>
        {rapportTeksten.rapport}
      </Button>
      {rapport.dialog}
    </>
  );
};

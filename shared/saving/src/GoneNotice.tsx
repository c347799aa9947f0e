import { PROJECTS } from '@adviestool/contract/paths';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Link } from 'react-router';

import { teksten } from './teksten.ts';
import { verwijderdTekst, type Verwijdering } from './verwijderdTekst.ts';

const { verwijderd } = teksten;

interface Props {
  verwijdering: Verwijdering;
  onRestore: () => Promise<void>;
}

/** The project, or the way to it, is gone while its form is open: nothing is lost, and it says who can help. */
export const GoneNotice = ({ verwijdering, onRestore }: Props) => (
  <Notice
    kind="bad"
    actions={
      <>
        {verwijdering.magTerugzetten && (
          <Button onClick={() => void onRestore()}>{verwijderd.terugzetten}</Button>
        )}
        {verwijdering.geenLid === null && <Link to={PROJECTS}>{verwijderd.naarProjecten}</Link>}
      </>
    }
  >
    {verwijderdTekst(verwijdering)}
  </Notice>
);

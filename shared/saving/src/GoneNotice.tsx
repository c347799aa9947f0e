import { PROJECTS } from '@adviestool/contract/paths';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Link } from 'react-router';

import { teksten } from './teksten.ts';

const { verwijderd } = teksten;

/** The project is deleted while its form is open: nothing is lost, and there are two ways on. */
export const GoneNotice = ({ onRestore }: { onRestore: () => Promise<void> }) => (
  <Notice
    kind="bad"
    actions={
      <>
        <Button onClick={() => void onRestore()}>{verwijderd.terugzetten}</Button>
        <Link to={PROJECTS}>{verwijderd.naarProjecten}</Link>
      </>
    }
  >
    {verwijderd.tekst}
  </Notice>
);

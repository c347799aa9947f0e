import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';

import { teksten } from './teksten.ts';

/** A gevelvulling that comes out otherwise than the user saw. */
export interface IntussenDeel {
  naam: string;
  /** Who changed what. */
  regels: readonly string[];
  /** What comes out otherwise. */
  uitkomst: readonly string[];
}

interface IntussenGewijzigdProps {
  /** Who changed what of the data of the project. */
  project: readonly string[];
  delen: readonly IntussenDeel[];
}

/** Of more there is no end to read. */
const MEESTE = 20;

const Regels = ({ regels }: { regels: readonly string[] }) => (
  <ul>
    {regels.map((regel) => (
      <li key={regel}>{regel}</li>
    ))}
  </ul>
);

/** Nothing is fixed: who changed what, and what each advice comes to by now. */
export const IntussenGewijzigd = ({ project, delen }: IntussenGewijzigdProps) => (
  <Notice kind="warn" role="alert" title={teksten.intussen.titel}>
    <Stack>
      {project.length > 0 && <Regels regels={project} />}
      {delen.slice(0, MEESTE).map(({ naam, regels, uitkomst }) => (
        <section key={naam} aria-label={naam}>
          <strong>{naam}</strong>
          <Regels regels={[...regels, ...uitkomst]} />
        </section>
      ))}
      {delen.length > MEESTE && <p>{teksten.intussen.nogMeer(delen.length - MEESTE)}</p>}
      <p>{teksten.intussen.opnieuw}</p>
    </Stack>
  </Notice>
);

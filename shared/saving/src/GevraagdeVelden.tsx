import { waardenTekst, type GevraagdVeld } from './gevraagdVeld.ts';
import { mergeTeksten } from './mergeTeksten.ts';

/** Of more fields there is no end to read. */
const MEESTE = 12;

/** Fields that both changed, each with both values and who gave the newest. */
export const GevraagdeVelden = ({ velden }: { velden: readonly GevraagdVeld[] }) => (
  <ul>
    {velden.slice(0, MEESTE).map((veld) => (
      <li key={`${veld.waar ?? ''} ${veld.label}`}>
        <strong>
          {mergeTeksten.veld(veld.waar)}
          {veld.label}
        </strong>
        {`: ${waardenTekst(veld)}`}
      </li>
    ))}
    {velden.length > MEESTE && <li>{mergeTeksten.nogMeer(velden.length - MEESTE)}</li>}
  </ul>
);

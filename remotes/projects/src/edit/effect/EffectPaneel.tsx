import { gevelvullingPath } from '@adviestool/contract/paths';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { projectGegevensCompleetSchema } from '@adviestool/domain/velden/projectGegevens';
import { readStuwdruk } from '@adviestool/domain/rekenen/readStuwdruk';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { useFormValues } from '@adviestool/forms/useFormValues';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';
import { StuwdrukSymbool } from '@adviestool/projectoverzicht/StuwdrukSymbool';
import { Announcement } from '@adviestool/ui/Announcement';
import { Quantity } from '@adviestool/ui/Quantity';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';

import { EffectBalk } from './EffectBalk.tsx';
import type { Effect } from './effectOf.ts';
import styles from './EffectPaneel.module.css';
import { teksten } from './teksten.ts';
import { useEffectVan } from './useEffectVan.ts';

interface EffectPaneelProps {
  host: HostApi;
  project: Project;
}

/** Of the data what an advice depends on, so that typing a name changes nothing here. */
const rekenDeelOf = ({
  projectNaam: _projectNaam,
  referentienummer: _referentienummer,
  werkadres: _werkadres,
  plaatsWerkadres: _plaatsWerkadres,
  ...deel
}: ProjectGegevens): object => deel;

/** The same object as long as it says the same. */
const useSame = <Value,>(value: Value): Value => {
  const [same, setSame] = useState(value);
  if (same === value || isSameInput(same, value)) return same;
  setSame(value);
  return value;
};

/** What is typed, as data to calculate with; null: it is not complete. */
const useGegevens = (project: Project): ProjectGegevens | null | 'ongewijzigd' => {
  const values = useDeferredValue(useFormValues((typed) => typed, { afterTyping: true }));
  const { projectGegevens } = project;
  const parsed = projectGegevensCompleetSchema.safeParse({
    ...values,
    projectNaam: projectGegevens.projectNaam,
  });
  const gegevens = useSame(
    parsed.success ? { ...projectGegevens, ...rekenDeelOf(parsed.data) } : null,
  );
  if (gegevens === null) return null;
  return isSameInput(rekenDeelOf(gegevens), rekenDeelOf(projectGegevens))
    ? 'ongewijzigd'
    : gegevens;
};

const zinnenOf = (effect: Effect): string[] => {
  const { wijzigt, andereAantallen, vastgesteld } = effect;
  const { voldoetNietMeer, voldoetNiet, voldoetWeer } = effect;
  if (wijzigt === 0) return [teksten.niets];
  return [
    teksten.wijzigt(wijzigt),
    ...(andereAantallen > 0 ? [teksten.andereAantallen(andereAantallen)] : []),
    ...(vastgesteld > 0 ? [teksten.vastgesteld(vastgesteld)] : []),
    ...(effect.adviesNieuw > 0 ? [teksten.adviesNieuw(effect.adviesNieuw)] : []),
    ...(voldoetNiet > 0 ? [teksten.voldoetNiet(voldoetNiet)] : []),
    ...(effect.adviesVervalt > 0 ? [teksten.adviesVervalt(effect.adviesVervalt)] : []),
    ...(voldoetWeer > 0 ? [teksten.voldoetWeer(voldoetWeer)] : []),
    ...(voldoetNietMeer > 0 ? [teksten.voldoetNietMeer(voldoetNietMeer)] : []),
  ];
};

const qpTekst = (gegevens: ProjectGegevens): string => {
  const qp = readStuwdruk(gegevens);
  return qp === null ? '–' : formatUitkomst(qp, 'kN/m²');
};

const Stuwdruk = ({ van, naar }: { van: ProjectGegevens; naar: ProjectGegevens }) => (
  <p className={styles.stuwdruk}>
    <StuwdrukSymbool /> {qpTekst(van)} → <Quantity text={qpTekst(naar)} unit="kN/m²" />
  </p>
);

const Uitkomst = ({ effect, projectId }: { effect: Effect; projectId: number }) => {
  const zinnen = zinnenOf(effect);
  return (
    <>
      <p>{zinnen.join(' · ')}</p>
      <EffectBalk effect={effect} />
      {effect.niet.length > 0 && (
        <details>
          <summary>{teksten.lijst}</summary>
          <ul className={styles.niet}>
            {effect.niet.map(({ id, naam }) => (
              <li key={id}>
                <Link to={gevelvullingPath(projectId, id)}>{naam}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Announcement text={zinnen.join('. ')} />
    </>
  );
};

/** Why there is no effect to show. */
const meldingVan = (typed: ReturnType<typeof useGegevens>, effect: 'mislukt' | null): string => {
  if (typed === 'ongewijzigd') return teksten.geen;
  if (typed === null) return teksten.onvolledig;
  return effect === null ? teksten.bezig : teksten.mislukt;
};

/** What the data that are typed do to the advices of the project, before they are saved. */
export const EffectPaneel = ({ host, project }: EffectPaneelProps) => {
  const typed = useGegevens(project);
  const gegevens = typed === 'ongewijzigd' ? null : typed;
  const effect = useEffectVan(host, project, gegevens);

  return (
    <section aria-label={teksten.titel} className={styles.paneel}>
      <h2>{teksten.titel}</h2>
      {gegevens !== null && <Stuwdruk van={project.projectGegevens} naar={gegevens} />}
      {effect === null || effect === 'mislukt' ? (
        <p className={styles.melding} aria-busy={gegevens !== null && effect === null}>
          {meldingVan(typed, effect)}
        </p>
      ) : (
        <Uitkomst effect={effect} projectId={project.id} />
      )}
    </section>
  );
};

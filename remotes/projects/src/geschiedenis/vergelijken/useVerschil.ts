import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import {
  heeftZelfdeBasis,
  totalenVan,
  verschilRijen,
  type BerekendProject,
  type Totalen,
  type VerschilRij,
} from '@adviestool/projectdelta/verschilRijen';
import { verschilTussen, type ProjectVerschil } from '@adviestool/projectdelta/verschilTussen';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';
import { runInDelen } from '@adviestool/projectoverzicht/runInDelen';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { useEffect, useMemo, useState } from 'react';

/** A project and what it is calculated with. */
export interface Kant {
  project: Project;
  /** Null: nothing can be calculated. */
  catalogus: Catalogus | null;
}

/** What is otherwise, worked out. */
export interface Verschil extends Pick<ProjectVerschil, 'gegevens' | 'volgorde' | 'isOnleesbaar'> {
  rijen: readonly VerschilRij[];
  totalen: { toen: Totalen; nu: Totalen };
}

interface Tussen {
  toen: Kant;
  nu: Kant;
  leveranciers: Readonly<Record<string, string>>;
}

type RijOf = ReturnType<typeof gevelvullingRijIn>['rijOf'];

const rijOfIn = ({ project: { projectGegevens }, catalogus }: Kant): RijOf | null =>
  catalogus === null ? null : gevelvullingRijIn({ projectGegevens, catalogus }).rijOf;

/** Calculates every gevelvulling in parts, so that the page goes on answering. Null: it was stopped. */
const bereken = async (
  { project, catalogus }: Kant,
  rijOf: RijOf | null,
  signal: AbortSignal,
): Promise<BerekendProject | null> => {
  if (rijOf === null) return { project, catalogus, adviesVan: () => null };
  if ((await runInDelen(project.gevelvullingen, rijOf, { signal })) === null) return null;
  return { project, catalogus, adviesVan: (gevelvulling) => rijOf(gevelvulling).advies };
};

/** What was, with the very gevelvullingen of now where they are the same: those are calculated already. */
const metGedeelde = (toen: Project, nu: Project, anders: ReadonlySet<string>): Project => {
  const staand = new Map(nu.gevelvullingen.map((rij) => [rij.gevelvullingEnKaderData.id, rij]));
  return {
    ...toen,
    gevelvullingen: toen.gevelvullingen.map((rij) => {
      const { id } = rij.gevelvullingEnKaderData;
      const zelfde = anders.has(id) ? undefined : staand.get(id);
      return zelfde !== undefined && isSameInput(zelfde.verankerdeZijden, rij.verankerdeZijden)
        ? zelfde
        : rij;
    }),
  };
};

const werkUit = async (
  { toen, nu, leveranciers }: Tussen,
  signal: AbortSignal,
): Promise<Verschil | null> => {
  const verschil = verschilTussen(toen.project, nu.project);
  const rijOf = rijOfIn(nu);
  const heden = await bereken(nu, rijOf, signal);
  const anders = new Set(verschil.gevelvullingen.map(({ id }) => id));
  const verleden = heeftZelfdeBasis(toen, nu)
    ? await bereken(
        { ...toen, project: metGedeelde(toen.project, nu.project, anders) },
        rijOf,
        signal,
      )
    : await bereken(toen, rijOfIn(toen), signal);
  if (heden === null || verleden === null) return null;
  return {
    gegevens: verschil.gegevens,
    volgorde: verschil.volgorde,
    isOnleesbaar: verschil.isOnleesbaar,
    rijen: verschilRijen(verschil, { toen: verleden, nu: heden, leveranciers }),
    totalen: { toen: totalenVan(verleden), nu: totalenVan(heden) },
  };
};

/** What is otherwise between two moments of a project; null while it is worked out. */
export const useVerschil = (
  toen: Kant,
  nu: Kant,
  leveranciers: Tussen['leveranciers'],
): Verschil | null => {
  const [projectToen, catalogusToen] = [toen.project, toen.catalogus];
  const [projectNu, catalogusNu] = [nu.project, nu.catalogus];
  const tussen = useMemo(
    () => ({
      toen: { project: projectToen, catalogus: catalogusToen },
      nu: { project: projectNu, catalogus: catalogusNu },
      leveranciers,
    }),
    [projectToen, catalogusToen, projectNu, catalogusNu, leveranciers],
  );
  const [made, setMade] = useState<{ van: Tussen; verschil: Verschil } | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      const verschil = await werkUit(tussen, stop.signal);
      if (verschil !== null) setMade({ van: tussen, verschil });
    };
    void run();
    return () => stop.abort();
  }, [tussen]);

  return made?.van === tussen ? made.verschil : null;
};

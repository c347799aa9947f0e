import type { ProjectRevisie, VeldWijziging } from '@adviestool/contract/geschiedenis';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { beschrijfVelden, type BeschrevenVeld } from '@adviestool/projectdelta/beschrijfVelden';
import { verschilRijen, type BerekendProject } from '@adviestool/projectdelta/verschilRijen';
import { gegevensVerschil, verschilTussen } from '@adviestool/projectdelta/verschilTussen';
import { fetchNewestRevisies } from '@adviestool/saving/fetchNewestRevisies';
import { doorTekst } from '@adviestool/saving/gevraagdVeld';
import { IntussenGewijzigd, type IntussenDeel } from '@adviestool/saving/IntussenGewijzigd';
import type { Anders } from '@adviestool/saving/vaststellen';
import type { ReactNode } from 'react';

import { teksten } from './teksten.ts';

/* What is needed only when an advice was not fixed, for others changed it: it is loaded then. */

/** What others made of a project since the user saw it. */
interface Intussen extends Anders {
  host: HostApi;
  /** Of which gevelvullingen it is told. */
  ids: ReadonlySet<string>;
}

const berekend = async (host: HostApi, project: Project): Promise<BerekendProject> => {
  const { projectGegevens } = project;
  const catalogus = await host.catalogus.load(projectGegevens.catalogus);
  return {
    project,
    catalogus,
    adviesVan: (gevelvulling) => adviesFor({ projectGegevens, gevelvulling, catalogus }),
  };
};

const parenVan = (velden: readonly VeldWijziging[]) =>
  velden.map(({ pad, voor, na }) => ({ pad, mijn: voor, nieuwste: na }));

/** ‘anna heeft Breedte gewijzigd: 2.400 mm → 2.600 mm’ */
const regelVan = ({ label, mijn, nieuwste, door }: BeschrevenVeld): string =>
  teksten.intussen.regel(doorTekst(door), label, {
    voor: mijn ?? teksten.intussen.leeg,
    na: nieuwste ?? teksten.intussen.leeg,
  });

const projectRegels = (
  { toen, nu }: Intussen,
  revisies: readonly ProjectRevisie[],
): readonly string[] =>
  beschrijfVelden(parenVan(gegevensVerschil(toen.projectGegevens, nu.projectGegevens)), {
    gevelvulling: null,
    revisies,
  }).map(regelVan);

/** What others changed, by whom, and what the advices come to by now; to be drawn. */
export const tellIntussen = async (intussen: Intussen): Promise<ReactNode> => {
  const { host, ids, nu } = intussen;
  const [toenBerekend, nuBerekend] = await Promise.all([
    berekend(host, intussen.toen),
    berekend(host, nu),
  ]);
  const revisies = await fetchNewestRevisies(host, nu.id);
  const leveranciers = host.config.variant.fastenerSuppliers.options;
  const verschil = verschilTussen(intussen.toen, nu);
  const gevelvullingen = verschil.gevelvullingen.filter(({ id }) => ids.has(id));
  const veldenVan = new Map(
    gevelvullingen.map((een) => [een.id, een.soort === 'gewijzigd' ? een.velden : []]),
  );
  const namen = { catalogus: host.catalogus.loaded(nu.projectGegevens.catalogus), leveranciers };
  const delen = verschilRijen(verschil, { toen: toenBerekend, nu: nuBerekend, leveranciers })
    .filter(({ id }) => ids.has(id))
    .map(({ id, naam, merken, gevolgen }): IntussenDeel => {
      const velden = parenVan(veldenVan.get(id) ?? []);
      const bron = { gevelvulling: { id, namen }, revisies };
      return {
        naam: zichtbareNaam(merken[0] ?? null, naam),
        regels: beschrijfVelden(velden, bron).map(regelVan),
        uitkomst: gevolgen.map(({ label, voor, na }) => teksten.intussen.uitkomst(label, voor, na)),
      };
    });
  return <IntussenGewijzigd project={projectRegels(intussen, revisies)} delen={delen} />;
};

import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ImportGevelvulling } from '@adviestool/contract/importMessage';
import type { UpdateAantallen } from '@adviestool/contract/importQueue';
import type { Project } from '@adviestool/contract/project';

import { applyAdviesIn } from '../rekenen/applyAdvies.ts';
import { applyAntwoorden, type Antwoorden } from '../velden/antwoorden.ts';
import { createGevelvullingId, duplicateGevelvulling } from '../velden/gevelvulling.ts';
import { isSameInput } from '../velden/isSameInput.ts';
import { settleGevelvulling } from '../productkeuze/settleGevelvulling.ts';
import { mapGevelvulling, modelgegevensOf, modelwaardenOf } from './mapGevelvulling.ts';
import { sentIdsOf } from './matchElementen.ts';
import type { Updateplan, UpdateRegel } from './planUpdate.ts';

export interface UpdateInvoer {
  readonly plan: Updateplan;
  /** The ids of the rows that the user takes over. */
  readonly gekozen: ReadonlySet<string>;
  /** Whether the user takes over the gebouwhoogte that is proposed. */
  readonly gebouwhoogte: boolean;
  readonly catalogus: Catalogus;
  readonly randomUuid: () => string;
  /** ISO 8601. */
  readonly moment: string;
}

type Bestaand = Extract<UpdateRegel, { stored: Gevelvulling }>;

/** What is stored of the elements of the model, as the model has them now; the same one when it is. */
const withModel = (gevelvulling: Gevelvulling, sent: ImportGevelvulling): Gevelvulling => {
  const kader = { ...gevelvulling.gevelvullingEnKaderData, ...modelgegevensOf(sent) };
  return isSameInput(kader, gevelvulling.gevelvullingEnKaderData)
    ? gevelvulling
    : { ...gevelvulling, gevelvullingEnKaderData: kader };
};

/** The GlobalIds of the rows that follow the model: an element of it is in one gevelvulling. */
const volgendeOf = ({ plan, gekozen }: UpdateInvoer): ReadonlySet<string> =>
  new Set(
    plan.regels.flatMap((regel) =>
      regel.soort === 'gelijk' || (regel.soort !== 'vervallen' && gekozen.has(regel.id))
        ? sentIdsOf(regel.sent)
        : [],
    ),
  );

/** Without the elements that another gevelvulling has by now; the same one when it has none of these. */
const withoutElementen = (
  gevelvulling: Gevelvulling,
  globalIds: ReadonlySet<string>,
): Gevelvulling => {
  const { gevelvullingEnKaderData: kader } = gevelvulling;
  const elementen = kader.elementen?.filter(({ globalId }) => !globalIds.has(globalId));
  return elementen?.length === kader.elementen?.length
    ? gevelvulling
    : { ...gevelvulling, gevelvullingEnKaderData: { ...kader, elementen } };
};

type Settle = (gevelvulling: Gevelvulling, antwoorden: Antwoorden) => Gevelvulling;

const settleIn =
  ({ projectGegevens }: Project, { catalogus }: UpdateInvoer): Settle =>
  (gevelvulling, antwoorden) => {
    const changed = applyAntwoorden(gevelvulling, antwoorden);
    return settleGevelvulling({ gevelvulling: changed, projectGegevens, catalogus }).gevelvulling;
  };

/** What a row makes of the gevelvulling that is there; null: it is deleted. */
const changeOf = (
  regel: Bestaand,
  { gekozen, moment, volgende }: UpdateInvoer & { volgende: ReadonlySet<string> },
  settle: Settle,
): Gevelvulling | null => {
  const { stored, soort } = regel;
  // What the model says now is what a later one is compared with.
  if (soort === 'gelijk') return withModel(stored, regel.sent);
  if (!gekozen.has(regel.id)) return withoutElementen(stored, volgende);
  if (soort === 'vervallen') return null;
  const changed =
    Object.keys(regel.antwoorden).length === 0 ? stored : settle(stored, regel.antwoorden);
  return { ...withModel(changed, regel.sent), changed: moment };
};

interface Nieuwe {
  readonly regel: Extract<UpdateRegel, { soort: 'nieuw' }>;
  readonly id: string;
}

/** Makes a gevelvulling that the model has and the project not. */
const createIn =
  ({ gevelvullingen }: Project, { moment }: UpdateInvoer, settle: Settle) =>
  ({ regel: { sent, afkomst }, id }: Nieuwe): Gevelvulling => {
    if (afkomst === null) return mapGevelvulling(id, sent, moment);
    const copy = duplicateGevelvulling(afkomst, { id, gevelvullingen, created: moment });
    return withModel(settle(copy, modelwaardenOf(sent)), sent);
  };

const withIds = (
  regels: readonly UpdateRegel[],
  { gevelvullingen }: Project,
  { gekozen, randomUuid }: UpdateInvoer,
): Nieuwe[] => {
  const ids = new Set(gevelvullingen.map((one) => one.gevelvullingEnKaderData.id));
  return regels.flatMap((regel) => {
    if (regel.soort !== 'nieuw' || !gekozen.has(regel.id)) return [];
    const id = createGevelvullingId(ids, randomUuid);
    ids.add(id);
    return [{ regel, id }];
  });
};

/** The project with the gebouwhoogte that the model asks for; the advised numbers follow from it. */
const withHoogte = (project: Project, { plan, gebouwhoogte, catalogus }: UpdateInvoer): Project => {
  if (!gebouwhoogte || plan.gebouwhoogte === null) return project;
  const projectGegevens = {
    ...project.projectGegevens,
    gebouwhoogte: plan.gebouwhoogte,
    gebouwhoogteControleren: true,
  };
  const gevelvullingen = project.gevelvullingen.map(applyAdviesIn({ projectGegevens, catalogus }));
  return { ...project, projectGegevens, gevelvullingen };
};

/**
 * The project with what the user takes over of a plan, which was made of this very project. What was
 * filled in stays; an advice that is fixed stays so, and is changed where it comes out otherwise.
 */
export const applyUpdate = (project: Project, invoer: UpdateInvoer): Project => {
  const { regels } = invoer.plan;
  const settle = settleIn(withHoogte(project, invoer), invoer);
  const metVolgende = { ...invoer, volgende: volgendeOf(invoer) };
  const changes = new Map<string, Gevelvulling | null>();
  for (const regel of regels) {
    if (regel.soort === 'nieuw') continue;
    changes.set(regel.stored.gevelvullingEnKaderData.id, changeOf(regel, metVolgende, settle));
  }
  const kept = project.gevelvullingen.flatMap((one) => {
    const changed = changes.get(one.gevelvullingEnKaderData.id);
    if (changed === undefined) return [one];
    return changed === null ? [] : [changed];
  });
  const added = withIds(regels, project, invoer).map(createIn(project, invoer, settle));
  return withHoogte({ ...project, gevelvullingen: [...kept, ...added] }, invoer);
};

/** What the user takes over of a plan, counted. */
export const countUpdate = (
  { regels }: Updateplan,
  gekozen: ReadonlySet<string>,
): UpdateAantallen => {
  const count = (wanted: UpdateRegel['soort']): number =>
    regels.filter(({ soort, id }) => soort === wanted && gekozen.has(id)).length;
  return {
    nieuw: count('nieuw'),
    gewijzigd: count('gewijzigd'),
    vervallen: count('vervallen'),
  };
};

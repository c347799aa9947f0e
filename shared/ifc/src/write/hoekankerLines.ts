import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { IFCBUILDING } from 'web-ifc';

import { textOf } from '../read/entity.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import type { Relations } from '../read/relations.ts';
import { globalIdOf } from './nameGuid.ts';
import { stepList, stepText } from '../step/stepValue.ts';
import { addAnkers, type AnkerContext } from './ankerLines.ts';
import type { Gevonden, Toewijzing } from './elementenIn.ts';
import { hoekankersOp } from './hoekankersOp.ts';
import type { plaatserVan } from './plaatserVan.ts';
import { maatVan } from './maat.ts';

interface Plaatsing {
  model: IfcModel;
  relations: Relations;
  plaats: ReturnType<typeof plaatserVan>;
}

/** The hoekankers that stand on a storey or building belong to it. */
const addBevat = (
  { lines, eigenaar }: AnkerContext,
  plek: { id: number; globalId: string },
  ankers: readonly string[],
): void => {
  lines.add(
    'IFCRELCONTAINEDINSPATIALSTRUCTURE',
    stepText(globalIdOf('hoekankers op', plek.globalId)),
    eigenaar,
    '$',
    '$',
    stepList(ankers),
    `#${plek.id}`,
  );
};

/** Only what complies has hoekankers that may be drawn. */
export const adviesMaatVan = (gevelvulling: GevelvullingAdvies) =>
  gevelvulling.voldoet === true ? maatVan(gevelvulling) : null;

/**
 * Adds the hoekankers of what complies, at their positions on each of its elements.
 * @returns how many
 */
export const addHoekankers = (
  context: AnkerContext,
  { model, relations, plaats }: Plaatsing,
  toewijzingen: readonly Toewijzing[],
): number => {
  const [gebouw = null] = model.idsOf(IFCBUILDING);
  const perPlek = new Map<number, string[]>();
  let hoekankers = 0;

  const place = (gevelvulling: GevelvullingAdvies, { id, globalId }: Gevonden): void => {
    const maat = adviesMaatVan(gevelvulling);
    if (maat === null) return;
    const op = hoekankersOp(plaats, { gevelvulling, id, maat });
    if ('reden' in op) return;
    const added = addAnkers(context, {
      element: {
        globalId,
        merk: gevelvulling.merk,
        verwijzing: `#${id}`,
        placement: `#${op.placement}`,
      },
      ankers: op.ankers,
    });
    hoekankers += added.length;
    const plek = relations.storeyOf(id) ?? gebouw;
    if (plek === null) return;
    const daar = perPlek.get(plek);
    if (daar === undefined) perPlek.set(plek, added);
    else daar.push(...added);
  };

  for (const { gevelvulling, gevonden } of toewijzingen) {
    for (const each of gevonden) place(gevelvulling, each);
  }
  for (const [id, ankers] of perPlek) {
    if (ankers.length === 0) continue;
    addBevat(context, { id, globalId: textOf(model.line(id), 'GlobalId') ?? String(id) }, ankers);
  }
  return hoekankers;
};

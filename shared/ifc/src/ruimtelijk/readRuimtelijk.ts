import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import type { LocateFileHandlerFn } from 'web-ifc';

import type { Point } from '../read/body.ts';
import { referenceOf } from '../read/entity.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import { readRelations, type Relations } from '../read/relations.ts';
import { readUnits } from '../read/units.ts';
import { withModel } from '../read/withModel.ts';
import type { Anker } from '../write/ankers.ts';
import { elementenIn, type Gevonden } from '../write/elementenIn.ts';
import { hoekankersOp } from '../write/hoekankersOp.ts';
import { heeftAdviesmaat } from '../write/nietGeplaatst.ts';
import { plaatserVan } from '../write/plaatserVan.ts';
import { plus, times } from '../write/vector.ts';
import { maatVan, type VlakMaten } from '../write/maat.ts';
import type { Vlak } from '../write/vlakVan.ts';
import { originalOf } from '../write/writeIfc.ts';
import { createBodies } from './bodies.ts';
import type { Ruimtelijk, RuimtelijkAnker, RuimtelijkElement } from './ruimtelijk.ts';

/** What turns points and directions of an element into those of the model. */
interface Assen {
  /** mm. */
  origin: Point;
  axes: readonly [Point, Point, Point];
}

const richtingIn = ({ axes }: Assen, [x, y, z]: Point): Point =>
  plus(times(axes[0], x), times(axes[1], y), times(axes[2], z));

const puntIn = (assen: Assen, punt: Point): Point => plus(assen.origin, richtingIn(assen, punt));

const ankerIn = (assen: Assen, { punt, langs, dwars, ...rest }: Anker): RuimtelijkAnker => ({
  ...rest,
  punt: puntIn(assen, punt),
  langs: richtingIn(assen, langs),
  dwars: richtingIn(assen, dwars),
});

const omtrekIn = (
  assen: Assen,
  { hoek, langs, op }: Vlak,
  { breedte, hoogte }: VlakMaten,
): Point[] => {
  const [naast, boven] = [times(langs, breedte), times(op, hoogte)];
  return [hoek, plus(hoek, naast), plus(hoek, naast, boven), plus(hoek, boven)].map((punt) =>
    puntIn(assen, punt),
  );
};

const elementReader = (model: IfcModel, relations: Relations) => {
  const units = readUnits(model);
  const plaats = plaatserVan(model, relations, units);
  const bodyOf = createBodies(model);
  const assenOf = (id: number): Assen => {
    const placement = referenceOf(model.line(id), 'ObjectPlacement');
    if (placement === null)
      return {
        origin: [0, 0, 0],
        axes: [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
      };
    const { origin, axes } = model.placement(placement);
    return { origin: times(origin, units.length), axes };
  };
  return (gevelvulling: GevelvullingAdvies, { id, globalId }: Gevonden): RuimtelijkElement => {
    const { elementen, merk, voldoet, meldingen } = gevelvulling;
    const assen = assenOf(id);
    const maat = maatVan(gevelvulling);
    const op = maat === null ? null : hoekankersOp(plaats, { gevelvulling, id, maat });
    const isGeplaatst = op !== null && 'vlak' in op;
    return {
      globalId,
      gevelvullingId: gevelvulling.id,
      merk,
      verdieping: elementen.find((each) => each.globalId === globalId)?.verdieping ?? null,
      voldoet,
      heeftMelding: meldingen.length > 0,
      oorsprong: assen.origin,
      ...bodyOf([id, ...relations.partsOf(id)], assen.origin),
      omtrek: isGeplaatst && maat !== null ? omtrekIn(assen, op.vlak, maat) : [],
      ankers: isGeplaatst ? op.ankers.map((anker) => ankerIn(assen, anker)) : [],
      heeftMaat: heeftAdviesmaat(plaats, gevelvulling, id),
      geenPlaats: op !== null && 'reden' in op ? op.reden : null,
    };
  };
};

/**
 * Reads the bodies of the elements that advices are about, and where their hoekankers stand: by what writes
 * them, in a file as that takes it.
 * @throws TerugFout as writing does
 * @throws ModelFileError when it cannot be read
 */
export const readRuimtelijk = async (
  bytes: Uint8Array,
  gevelvullingen: readonly GevelvullingAdvies[],
  locate?: LocateFileHandlerFn,
): Promise<Ruimtelijk> => {
  const globalIds = new Set(
    gevelvullingen.flatMap(({ elementen }) => elementen.map(({ globalId }) => globalId)),
  );
  const original = originalOf(bytes, globalIds);
  return withModel(
    original.bytes,
    (model) => {
      const found = elementenIn(model, gevelvullingen, original.scan);
      const read = elementReader(model, readRelations(model));
      return {
        elementen: found.toewijzingen.flatMap(({ gevelvulling, gevonden }) =>
          gevonden.map((each) => read(gevelvulling, each)),
        ),
        onbekend: found.onbekend,
        dubbel: found.dubbel,
      };
    },
    locate,
  );
};

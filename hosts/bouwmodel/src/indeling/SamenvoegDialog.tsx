import type { Bouwmodel, Groep } from '@adviestool/ifc/bouwmodel';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { SearchBox } from '@adviestool/ui/SearchBox';
import { useMemo, useState } from 'react';

import { maatTekst } from '../lijst/maatTekst.ts';
import { groepenOf, merge, type Bewerking } from '../model/bewerking.ts';
import { GEEN_FILTER, isShown } from '../model/groepFilter.ts';
import { likeness } from '../model/likeness.ts';
import { teksten } from '../model/teksten.ts';
import { KeuzeRegel } from './KeuzeRegel.tsx';
import styles from './IndelingDialog.module.css';
import { teksten as groepTeksten } from './teksten.ts';

/** As many as are looked through; a search finds the others. */
const GETOOND = 50;

/** What a group has only where all that it is made of have the same. */
const VELDEN = [
  'gewichtTotaal',
  'gewichtGlas',
  'spouwlatbreedte',
  'stelruimte',
  'gevel',
  'bouwlaag',
  'ruimte',
  'draairichting',
  'opmerking',
] as const;

/** What these groups have and the group that they become has not, since they differ in it. */
const verlorenVan = (groepen: readonly Groep[], uitkomst: Groep): string[] =>
  VELDEN.filter(
    (veld) => uitkomst[veld] === null && groepen.some((each) => each[veld] !== null),
  ).map((veld) => groepTeksten.velden[veld]);

interface SamenvoegDialogProps {
  model: Bouwmodel;
  bewerking: Bewerking;
  groepen: readonly Groep[];
  /** The one that the others are put with. */
  groep: Groep;
  onMerge: (globalIds: readonly string[]) => void;
  onClose: () => void;
}

/** Puts other groups with a group; those that are most like it stand first. */
export const SamenvoegDialog = (props: SamenvoegDialogProps) => {
  const { model, bewerking, groepen, groep, onMerge, onClose } = props;
  const [zoek, setZoek] = useState('');
  const [met, setMet] = useState<readonly Groep[]>([]);
  const others = useMemo(
    () =>
      groepen
        .filter(({ id }) => id !== groep.id)
        .toSorted((a, b) => likeness(b, groep) - likeness(a, groep)),
    [groepen, groep],
  );
  const found = others.filter(
    (each) => met.includes(each) || isShown({ ...GEEN_FILTER, zoek }, bewerking.keuzes)(each),
  );
  const globalIds = [groep, ...met].flatMap(({ elementen }) =>
    elementen.map(({ globalId }) => globalId),
  );
  const uitkomst = useMemo(
    () =>
      groepenOf(model, merge(bewerking, globalIds)).find(({ elementen }) =>
        elementen.some(({ globalId }) => globalId === groep.globalId),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the ids follow from these.
    [model, bewerking, groep, met],
  );
  const verloren = uitkomst === undefined ? [] : verlorenVan([groep, ...met], uitkomst);
  const isDifferent = met.some(
    ({ breedte, hoogte }) => breedte !== groep.breedte || hoogte !== groep.hoogte,
  );
  const { titel, uitleg, zoek: label, meer, anders, bevestigen } = teksten.samenvoegen;

  return (
    <Dialog
      open
      title={titel(groep.merk ?? teksten.noMerk)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{teksten.annuleren}</Button>
          <Button kind="primary" disabled={met.length === 0} onClick={() => onMerge(globalIds)}>
            {bevestigen}
          </Button>
        </>
      }
    >
      <div className={styles.inhoud}>
        <p>{uitleg}</p>
        <SearchBox
          label={label}
          placeholder={teksten.zoek.plaatshouder}
          value={zoek}
          onChange={setZoek}
        />
        <ul className={styles.lijst}>
          {found.slice(0, GETOOND).map((each) => (
            <KeuzeRegel
              key={each.id}
              isChosen={met.includes(each)}
              onChange={(isChosen) =>
                setMet(isChosen ? [...met, each] : met.filter((other) => other !== each))
              }
            >
              <strong>{each.merk ?? teksten.noMerk}</strong> {each.naam} {each.aantal}×,{' '}
              {maatTekst(each)}, {each.verdieping ?? teksten.noBouwlaag}
            </KeuzeRegel>
          ))}
        </ul>
        {found.length > GETOOND && <p>{meer(found.length - GETOOND)}</p>}
        <div aria-live="polite">
          {met.length > 0 && uitkomst !== undefined && (
            <p>{teksten.samenvoegen.uitkomst(uitkomst.aantal, maatTekst(uitkomst))}</p>
          )}
          {isDifferent && <p className={styles.letOp}>{anders}</p>}
          {verloren.length > 0 && <p className={styles.letOp}>{groepTeksten.leeg(verloren)}</p>}
        </div>
      </div>
    </Dialog>
  );
};

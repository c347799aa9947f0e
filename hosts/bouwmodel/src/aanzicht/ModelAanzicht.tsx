import type { Bouwmodel, Groep } from '@adviestool/ifc/bouwmodel';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Segments } from '@adviestool/ui/Segments';
import { Select } from '@adviestool/ui/Select';
import { memo, useCallback, useMemo, useState } from 'react';

import { gevelsVan, type Gevel } from '../model/gevels.ts';
import type { GroepFilter } from '../model/groepFilter.ts';
import type { Keuzes } from '../model/keuze.ts';
import { plattegrondVan } from '../model/plattegrond.ts';
import { windstreekOf } from '../model/windstreek.ts';
import { teksten } from '../model/teksten.ts';
import { Legenda } from './Legenda.tsx';
import styles from './ModelAanzicht.module.css';
import { Tekenvlak, type ElementTekenwijze } from './Tekenvlak.tsx';

const WEERGAVEN = ['plattegrond', 'gevel'] as const;

type Weergave = (typeof WEERGAVEN)[number];

interface ModelAanzichtProps {
  groepen: readonly Groep[];
  /** Ids of the groups that the list shows; the others are drawn faintly. */
  getoond: ReadonlySet<string>;
  bouwlaag: GroepFilter['bouwlaag'];
  bouwlagen: Bouwmodel['bouwlagen'];
  keuzes: Keuzes;
  actiefId: string | null;
  onPick: (groepId: string) => void;
  onHide: () => void;
}

const gevelNaam = ({ richting }: Gevel, kentNoorden: boolean): string => {
  const { windstreken, kanten } = teksten.aanzicht;
  const naam = (kentNoorden ? windstreken : kanten)[windstreekOf(richting)] ?? '';
  return richting % 45 === 0 ? naam : `${naam}, ${richting}°`;
};

/** The elements of a storey, or of all, from above and from outside. */
const Aanzicht = ({
  groepen,
  getoond,
  bouwlaag,
  bouwlagen,
  keuzes,
  actiefId,
  onPick,
  onHide,
}: ModelAanzichtProps) => {
  const [weergave, setWeergave] = useState<Weergave>('plattegrond');
  const [richting, setRichting] = useState<number | null>(null);

  const elementen = useMemo(() => groepen.flatMap((groep) => groep.elementen), [groepen]);
  const groepById = useMemo(
    () =>
      new Map(groepen.flatMap((groep) => groep.elementen.map(({ globalId }) => [globalId, groep]))),
    [groepen],
  );
  const gevels = useMemo(
    () => (weergave === 'gevel' ? gevelsVan(elementen) : []),
    [weergave, elementen],
  );
  const gevel =
    gevels.find((each) => each.richting === richting) ??
    gevels.toSorted((a, b) => b.vlakken.length - a.vlakken.length)[0];
  const kentNoorden = elementen.some(({ orientatie }) => orientatie !== null);

  const vlakken = useMemo(() => {
    const drawn = weergave === 'plattegrond' ? plattegrondVan(elementen) : (gevel?.vlakken ?? []);
    if (bouwlaag === null) return drawn;
    const there = new Set(
      elementen.flatMap(({ globalId, verdieping }) =>
        verdieping === bouwlaag.naam ? globalId : [],
      ),
    );
    return drawn.filter(({ globalId }) => there.has(globalId));
  }, [weergave, elementen, gevel, bouwlaag]);

  // The floors, of a facade.
  const peilen =
    gevel === undefined ? [] : bouwlagen.flatMap(({ hoogte }) => (hoogte === null ? [] : -hoogte));

  const standOf = useCallback(
    (globalId: string): ElementTekenwijze => {
      const groep = groepById.get(globalId);
      if (groep === undefined || !getoond.has(groep.id)) return 'gedimd';
      return keuzes.get(groep.globalId)?.isChosen === true ? 'gekozen' : 'open';
    },
    [groepById, getoond, keuzes],
  );
  const actief = useMemo(
    () =>
      new Set(groepen.find(({ id }) => id === actiefId)?.elementen.map(({ globalId }) => globalId)),
    [groepen, actiefId],
  );
  const gekozen = useMemo(
    () => vlakken.filter(({ globalId }) => standOf(globalId) === 'gekozen').length,
    [vlakken, standOf],
  );
  const wat = teksten.aanzicht.weergaven[weergave];

  return (
    <section className={styles.aanzicht} aria-label={teksten.aanzicht.titel}>
      <div className={styles.kop}>
        <Segments
          label={teksten.aanzicht.weergave}
          options={WEERGAVEN.map((value) => ({ value, label: teksten.aanzicht.weergaven[value] }))}
          value={weergave}
          onChange={setWeergave}
        />
        {gevel !== undefined && (
          <div className={styles.gevel}>
            <Select
              label={teksten.aanzicht.gevel}
              options={gevels.map((each) => ({
                value: String(each.richting),
                label: gevelNaam(each, kentNoorden),
              }))}
              value={String(gevel.richting)}
              onChange={(value) => setRichting(Number(value))}
            />
          </div>
        )}
        <div className={styles.verberg}>
          <Button kind="quiet" aria-expanded onClick={onHide}>
            {teksten.aanzicht.verbergen}
          </Button>
        </div>
      </div>
      {vlakken.length === 0 ? (
        <Notice>{teksten.aanzicht.leeg}</Notice>
      ) : (
        <>
          <Tekenvlak
            vlakken={vlakken}
            standOf={standOf}
            actief={actief}
            peilen={peilen}
            naam={teksten.aanzicht.naam(wat, gekozen, vlakken.length)}
            onPick={(globalId) => {
              const groep = groepById.get(globalId);
              if (groep !== undefined) onPick(groep.id);
            }}
          />
          <Legenda />
        </>
      )}
    </section>
  );
};

export const ModelAanzicht = memo(Aanzicht);

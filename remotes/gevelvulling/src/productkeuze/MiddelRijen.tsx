import type {
  BevestigingsmiddelBouwkundig,
  BevestigingsmiddelHout,
  Catalogus,
} from '@adviestool/contract/catalogus';
import type { Zijde } from '@adviestool/contract/zijde';
import type { BevestigingsmiddelKeuze } from '@adviestool/domain/productkeuze/productkeuze';
import type { FieldControl } from '@adviestool/forms/useFieldControl';
import { useId } from 'react';

import { BronVerlopen } from '../bronnen/BronVerlopen.tsx';
import { MiddelCel } from './MiddelCel.tsx';
import { withoutOnbekende } from './onbekendeProducten.ts';

type Middel = BevestigingsmiddelBouwkundig | BevestigingsmiddelHout;

interface ZijdeKolom {
  zijde: Zijde;
  control: FieldControl & { value: unknown; change: (ids: string[] | null) => void };
  keuzes: readonly BevestigingsmiddelKeuze<Middel>[];
}

interface MiddelRijenProps {
  catalogus: Catalogus;
  label: string;
  /** Names the choice for none of this kind. */
  geen: string;
  hint?: string;
  /** The way to the field of a side leads to its first choice here. */
  isEntry?: boolean;
  kolommen: readonly ZijdeKolom[];
}

/** The ids in a field that holds a list of them, or nothing. */
const chosenIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** What a column has chosen of this kind; choosing leaves the other kind as it is, and drops what there is no more. */
const keuzeOf = ({ control, keuzes }: ZijdeKolom, catalogus: Catalogus) => {
  const gegeven = chosenIds(control.value);
  const ids = withoutOnbekende(catalogus, gegeven);
  const isOfKind = (id: string): boolean => keuzes.some(({ middel }) => middel.id === id);
  return {
    gekozen: ids.find(isOfKind) ?? null,
    /** Of which kind one was that there is no more, nobody knows. */
    isVolledig: ids.length === gegeven.length,
    choose: (id: string | null): void => {
      const next = [...ids.filter((other) => !isOfKind(other)), ...(id === null ? [] : [id])];
      control.change(next.length === 0 ? null : next);
    },
  };
};

/** The fasteners of one kind: a row each, and one for none. */
export const MiddelRijen = (props: MiddelRijenProps) => {
  const { catalogus, label, geen, hint, isEntry = false, kolommen } = props;
  const id = useId();
  const middelen = kolommen[0]?.keuzes.map(({ middel }) => middel) ?? [];
  const onderschrift = hint !== undefined && <span data-onderschrift>{hint}</span>;

  return (
    <tbody>
      <tr data-soort>
        <th scope="rowgroup" colSpan={kolommen.length + 1}>
          {label}
        </th>
      </tr>
      <tr>
        <th scope="row">
          {geen}
          {onderschrift}
        </th>
        {kolommen.map((kolom) => {
          const { gekozen, isVolledig, choose } = keuzeOf(kolom, catalogus);
          return (
            <MiddelCel
              key={kolom.zijde}
              zijde={kolom.zijde}
              naam={geen}
              onderschrift={onderschrift}
              id={isEntry ? kolom.control.id : undefined}
              errorId={kolom.control.errorId}
              group={`${id}-${kolom.zijde}`}
              isChosen={gekozen === null && isVolledig}
              onChoose={() => choose(null)}
            />
          );
        })}
      </tr>
      {middelen.map((middel, index) => (
        <tr key={middel.id}>
          <th scope="row">
            {middel.naam}
            <BronVerlopen catalogus={catalogus} product={middel} />
          </th>
          {kolommen.map((kolom) => {
            const { gekozen, choose } = keuzeOf(kolom, catalogus);
            return (
              <MiddelCel
                key={kolom.zijde}
                zijde={kolom.zijde}
                naam={middel.naam}
                onderschrift={
                  <>
                    <span data-onderschrift>{label}</span>
                    <BronVerlopen catalogus={catalogus} product={middel} />
                  </>
                }
                keuze={kolom.keuzes[index]}
                errorId={kolom.control.errorId}
                group={`${id}-${kolom.zijde}`}
                isChosen={gekozen === middel.id}
                onChoose={() => choose(middel.id)}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
};

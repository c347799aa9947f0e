import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import type { HoekankerVergelijking } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { Button } from '@adviestool/ui/Button';

import { HoekankerRij } from './HoekankerRij.tsx';
import styles from './KeuzeTabel.module.css';
import { pastErgens } from './pastErgens.ts';
import { teksten } from './teksten.ts';
import { useZijdeControls } from './useZijdeControls.ts';
import { useZijdeGroepen } from './useZijdeGroepen.ts';
import { ZijdeKop } from './ZijdeKop.tsx';

interface HoekankerTabelProps {
  catalogus: Catalogus;
  gevelvulling: Gevelvulling;
  zijden: readonly Zijde[];
  vergelijking: readonly HoekankerVergelijking[];
  /** Ids of what is recommended. */
  aanbevolen: Readonly<Partial<Record<Zijde, string>>>;
  /** Shows what does not fit too, with the reasons. */
  toontAlle: boolean;
  onToggle: () => void;
  onChooseAll: (hoekanker: Hoekanker) => void;
}

const pastOveral = ({ totaal }: HoekankerVergelijking): boolean => totaal !== null;

/** The hoekanker to go to in a column: the chosen one, or the first that can be chosen; undefined: none can. */
const entryOf = (
  vergelijking: readonly HoekankerVergelijking[],
  zijde: Zijde,
  chosen: unknown,
): string | undefined => {
  const passend = vergelijking.filter(({ zijden }) => zijden[zijde]?.geschikt === true);
  const entry = passend.find(({ hoekanker }) => hoekanker.id === chosen) ?? passend[0];
  return entry?.hoekanker.id;
};

/** The hoekankers, a row each, with a column of radio buttons for each side. */
export const HoekankerTabel = (props: HoekankerTabelProps) => {
  const { gevelvulling, zijden, vergelijking, aanbevolen, toontAlle, onToggle } = props;
  const controls = useZijdeControls<string>('hoekanker', teksten.veld);
  const { isSmal, groepen } = useZijdeGroepen(zijden);
  const rijen = toontAlle ? vergelijking : vergelijking.filter(pastErgens);
  const nietPassend = vergelijking.filter((one) => !pastOveral(one)).length;
  const type = gevelvulling.gevelvullingEnKaderData.gevelvullingType ?? null;

  return (
    <div className={styles.kader}>
      {groepen.map((groep) => (
        <table
          key={groep.join()}
          className={styles.tabel}
          aria-label={isSmal ? teksten.tabelVan(groep) : teksten.tabel}
        >
          <thead>
            <tr>
              <th scope="col">
                {teksten.kolommen.hoekanker}
                <span data-onderschrift>{teksten.kolommen.cijfers}</span>
              </th>
              {groep.map((zijde) => (
                <ZijdeKop
                  key={zijde}
                  zijde={zijde}
                  type={type}
                  control={controls[zijde]}
                  belet={
                    entryOf(vergelijking, zijde, null) === undefined
                      ? teksten.geenPassend(zijde)
                      : undefined
                  }
                />
              ))}
              <th scope="col" data-totaal>
                {teksten.kolommen.totaal}
              </th>
            </tr>
          </thead>
          <tbody>
            {rijen.map((rij) => (
              <HoekankerRij
                key={rij.hoekanker.id}
                rij={rij}
                catalogus={props.catalogus}
                zijden={groep}
                alleZijden={zijden}
                isSmal={isSmal}
                controls={controls}
                isEntry={(zijde) =>
                  rij.hoekanker.id === entryOf(vergelijking, zijde, controls[zijde].value)
                }
                aanbevolen={aanbevolen}
                toontReden={toontAlle}
                onChooseAll={props.onChooseAll}
              />
            ))}
          </tbody>
        </table>
      ))}
      {nietPassend > 0 && (
        <div>
          <Button kind="quiet" aria-expanded={toontAlle} onClick={onToggle}>
            {toontAlle ? teksten.nietPassendVerbergen : teksten.nietPassendTonen(nietPassend)}
          </Button>
        </div>
      )}
    </div>
  );
};

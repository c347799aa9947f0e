import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import type { Advies, Melding, ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { gebruiktBevestigingsmiddelen } from '@adviestool/domain/rekenen/ondergrond';
import { zijdeWaarschuwing } from '@adviestool/domain/toelichting/zijdeTeksten';
import type { ReactNode } from 'react';

import { teksten } from './teksten.ts';
import styles from './ZijdenKader.module.css';

/** One anchored side, as its rows take it. */
interface ZijdeInKader {
  zijde: Zijde;
  advies: ZijdeAdvies;
  meldingen: readonly Melding[];
  /** Of the whole advice, told where it bears. */
  waarschuwing: string | null;
  /** False: its unity check is of the hoekankers alone. */
  isBevestigingGetoetst: boolean;
  /** Lit, here and in the drawing. */
  isActief: boolean;
}

interface ZijdenKaderProps {
  advies: Advies;
  gevelvulling: Gevelvulling;
  /** The side that is lit. */
  actief: Zijde | null;
  /** Heads of the columns with figures. */
  getallen: readonly string[];
  children: (uitkomst: ZijdeInKader) => ReactNode;
}

const { tabel } = teksten;

/** The table of the anchored sides of an advice; `children` draws the rows of one. */
export const ZijdenKader = ({
  advies,
  gevelvulling: { gevelvullingEnKaderData: kader },
  actief,
  getallen,
  children,
}: ZijdenKaderProps) => (
  <div className={styles.kader}>
    <table className={styles.tabel}>
      <caption className={styles.caption}>{tabel.titel}</caption>
      <thead>
        <tr>
          <th scope="col">{tabel.zijde}</th>
          {getallen.map((kop) => (
            <th key={kop} scope="col" data-getal>
              {kop}
            </th>
          ))}
          <th scope="col">{tabel.maatgevend}</th>
          <th scope="col">{tabel.unityCheck}</th>
        </tr>
      </thead>
      {ZIJDEN.map((zijde) => {
        const uitkomst = advies.zijden[zijde];
        const meldingen = advies.meldingen.filter((melding) => melding.zijde === zijde);
        return uitkomst === undefined
          ? null
          : children({
              zijde,
              advies: uitkomst,
              meldingen,
              waarschuwing: zijdeWaarschuwing(zijde, advies),
              isBevestigingGetoetst: gebruiktBevestigingsmiddelen(kader),
              isActief: zijde === actief,
            });
      })}
    </table>
  </div>
);

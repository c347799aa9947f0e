import { isVoldoende } from '@adviestool/domain/rekenen/isVoldoende';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { teksten as ifcTeksten } from '@adviestool/ifc/teksten';
import { Icon } from '@adviestool/ui/Icon';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';

import { sleutelVan, type AnkerPlek, type GetekendElement } from '../model/getekend.ts';
import { teksten } from '../model/teksten.ts';
import styles from './AnkerTabel.module.css';

/** A number, and a mark and a word where it fails: a bar has no room here. */
const Toets = ({ unityCheck }: { unityCheck: number | null }) => {
  if (unityCheck === null) return teksten.geenUnityCheck;
  const tekst = formatUnityCheck(unityCheck);
  if (isVoldoende(unityCheck)) return tekst;
  return (
    <span className={styles.faalt}>
      <Icon name="error" />
      {tekst}
      <VisuallyHidden> {teksten.stand.voldoetNiet}</VisuallyHidden>
    </span>
  );
};

interface AnkerRijProps {
  plek: AnkerPlek;
  isGekozen: boolean;
  /** Of the choice, of which one hoekanker of all is chosen. */
  naam: string;
  onChoose: (plek: AnkerPlek) => void;
}

const AnkerRij = ({ plek, isGekozen, naam, onChoose }: AnkerRijProps) => {
  const { rand, nummer, positie, product, unityCheck } = plek.anker;
  const rij = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isGekozen) rij.current?.scrollIntoView({ block: 'nearest' });
  }, [isGekozen]);
  return (
    <tr ref={rij} className={joinClasses(isGekozen && styles.gekozen)}>
      <th scope="row" className={styles.plek}>
        <label className={styles.keuze}>
          <input type="radio" name={naam} checked={isGekozen} onChange={() => onChoose(plek)} />
          {ifcTeksten.ankerPlek(rand, nummer)}
        </label>
      </th>
      <td className={styles.getal}>{formatNumber(positie)}</td>
      <td>{product ?? teksten.geenProduct}</td>
      <td className={styles.getal}>
        <Toets unityCheck={unityCheck} />
      </td>
    </tr>
  );
};

interface AnkerTabelProps extends Pick<AnkerRijProps, 'naam' | 'onChoose'> {
  element: GetekendElement;
  gekozen: AnkerPlek | null;
}

/** The hoekankers of one element. */
export const AnkerTabel = ({ element, gekozen, naam, onChoose }: AnkerTabelProps) => {
  const aangewezen = gekozen === null ? null : sleutelVan(gekozen);
  return (
    <div className={styles.rand}>
      <table className={styles.tabel}>
        <thead>
          <tr>
            <th scope="col">{teksten.kolom.plek}</th>
            <th scope="col" className={styles.getal}>
              {teksten.kolom.positie}
            </th>
            <th scope="col">{teksten.kolom.product}</th>
            <th scope="col" className={styles.getal}>
              {teksten.kolom.unityCheck}
            </th>
          </tr>
        </thead>
        <tbody>
          {element.ankers.map((anker) => {
            const plek = { element, anker };
            const sleutel = sleutelVan(plek);
            return (
              <AnkerRij
                key={sleutel}
                plek={plek}
                isGekozen={sleutel === aangewezen}
                naam={naam}
                onChoose={onChoose}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

import { formatNumber } from '@adviestool/getallen/formatNumber';
import { teksten as ifcTeksten } from '@adviestool/ifc/teksten';
import { DefinitionList, type Definition } from '@adviestool/ui/DefinitionList';
import { UnityCheck } from '@adviestool/ui/UnityCheck';

import { standVan, type AnkerPlek } from '../model/getekend.ts';
import { teksten } from '../model/teksten.ts';
import styles from './AnkerGegevens.module.css';

const gegevensVan = ({ element, anker }: AnkerPlek): Definition[] => {
  const { rand, nummer, positie, product, unityCheck } = anker;
  const isStijl = rand === 'links' || rand === 'rechts';
  return [
    { term: teksten.merk, value: element.merk ?? teksten.zonderMerk },
    ...(element.verdieping === null
      ? []
      : [{ term: teksten.verdieping, value: element.verdieping }]),
    { term: teksten.zijde, value: ifcTeksten.ankerPlek(rand, nummer) },
    { term: teksten.positieNaam, value: teksten.positie(formatNumber(positie), isStijl) },
    { term: teksten.kolom.product, value: product ?? teksten.geenProduct },
    {
      term: teksten.kolom.unityCheck,
      value: unityCheck === null ? teksten.geenUnityCheck : <UnityCheck value={unityCheck} />,
    },
    { term: teksten.inModel, value: teksten.wordt[standVan(element)] },
  ];
};

interface AnkerGegevensProps {
  gekozen: AnkerPlek | null;
  /** There is a drawing to point in. */
  kanTekenen: boolean;
}

/** What is known of the hoekanker that is pointed at. */
export const AnkerGegevens = ({ gekozen, kanTekenen }: AnkerGegevensProps) => (
  <section className={styles.gegevens} aria-label={teksten.aangewezen} aria-live="polite">
    {gekozen === null ? (
      <p className={styles.hint}>{kanTekenen ? teksten.wijsAan : teksten.kies}</p>
    ) : (
      <DefinitionList layout="grid" items={gegevensVan(gekozen)} />
    )}
  </section>
);

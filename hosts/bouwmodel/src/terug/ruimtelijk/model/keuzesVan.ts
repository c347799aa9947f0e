import { standVan, STANDEN, type GetekendElement, type Stand } from './getekend.ts';
import { teksten } from './teksten.ts';

interface Keuze {
  /** Of a gevelvulling. */
  id: string;
  label: string;
}

/** What fails first, what is in order last. */
const ernstVan = (stand: Stand): number =>
  stand === 'geschreven' ? STANDEN.length : STANDEN.indexOf(stand);

const ernstigste = (een: Stand, ander: Stand): Stand =>
  ernstVan(ander) < ernstVan(een) ? ander : een;

/** The gevelvullingen of elements to choose from, each as its worst element stands, what fails first. */
export const keuzesVan = (elementen: readonly GetekendElement[]): Keuze[] => {
  const per = new Map<string, { merk: string | null; stand: Stand; aantal: number }>();
  for (const element of elementen) {
    const { gevelvullingId: id, merk } = element;
    const eigen = standVan(element);
    const { stand, aantal } = per.get(id) ?? { stand: eigen, aantal: 0 };
    per.set(id, { merk, stand: ernstigste(stand, eigen), aantal: aantal + 1 });
  }
  return [...per]
    .toSorted(([, a], [, b]) => ernstVan(a.stand) - ernstVan(b.stand))
    .map(([id, { merk, stand, aantal }]) => ({
      id,
      label: teksten.keuze(merk, aantal, teksten.stand[stand]),
    }));
};

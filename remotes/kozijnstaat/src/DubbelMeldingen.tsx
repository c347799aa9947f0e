import { keuzesVan, type Dubbel, type DubbelKeuze } from '@adviestool/kozijnstaten/dubbelen';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';

import { chooseDubbel, type Keuzewijziging } from './lijstKeuzes.ts';
import { teksten } from './teksten.ts';
import type { Voorbeeld } from './voorbeeld.ts';

interface DubbelMeldingenProps {
  voorbeeld: Voorbeeld;
  onChange: (wijziging: Keuzewijziging) => void;
}

interface MeldingProps {
  rijen: readonly number[];
  isOpen: boolean;
  tekst: string;
  waar: Dubbel['waar'];
  keuzes?: readonly DubbelKeuze[];
  onChange: (wijziging: Keuzewijziging) => void;
}

const Melding = ({
  rijen,
  isOpen,
  tekst,
  waar,
  keuzes = keuzesVan({ waar, kanBijwerken: true }),
  onChange,
}: MeldingProps) => (
  <Notice
    isRegel
    kind={isOpen ? 'warn' : 'info'}
    actions={keuzes.map((keuze) => (
      <Button key={keuze} onClick={() => onChange(chooseDubbel(rijen, keuze))}>
        {teksten.dubbel.keuze(keuze, waar)}
      </Button>
    ))}
  >
    {tekst}
  </Notice>
);

/** What becomes of rows whose merk is there already, said and asked once for all. */
export const DubbelMeldingen = ({ voorbeeld, onChange }: DubbelMeldingenProps) => {
  const { rijen, dubbelen } = voorbeeld;
  const { project, bestand, opgeteld } = dubbelen;
  const open = new Set(rijen.flatMap(({ regel }) => (regel.soort === 'vraag' ? regel.rij : [])));
  const isOpen = (nummers: readonly number[]): boolean => nummers.some((rij) => open.has(rij));
  const opgeteldBij = new Set(
    rijen.flatMap(({ regel: { rij, dubbel } }) =>
      opgeteld.includes(rij) ? (dubbel?.bij ?? []) : [],
    ),
  );

  return (
    <>
      {opgeteld.length > 0 && (
        <Melding
          rijen={opgeteld}
          isOpen={false}
          tekst={teksten.dubbel.opgeteld(opgeteld.length + opgeteldBij.size, opgeteldBij.size)}
          waar="bestand"
          keuzes={['nieuw']}
          onChange={onChange}
        />
      )}
      {bestand.length > 0 && (
        <Melding
          rijen={bestand}
          isOpen={isOpen(bestand)}
          tekst={teksten.dubbel.inBestand(bestand.length, isOpen(bestand))}
          waar="bestand"
          onChange={onChange}
        />
      )}
      {project.length > 0 && (
        <Melding
          rijen={project}
          isOpen={isOpen(project)}
          tekst={teksten.dubbel.project(project.length)}
          waar="project"
          onChange={onChange}
        />
      )}
    </>
  );
};

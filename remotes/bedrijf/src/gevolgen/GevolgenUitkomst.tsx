import type { CatalogusGevolgen } from '@adviestool/contract/catalogusGevolgen';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';

import { GevolgenTabel } from './GevolgenTabel.tsx';
import { teksten } from './teksten.ts';
import { useVersieGevolgen, type VersieWissel, type VersieGevolgen } from './useVersieGevolgen.ts';

interface GevolgenUitkomstProps {
  host: HostApi;
  stap: VersieWissel;
  onOpnieuw: () => void;
}

/** What all projects come to, in sentences. */
const zinnenOf = (gevolgen: readonly CatalogusGevolgen[], projecten: number): string[] => {
  const som = (veld: keyof CatalogusGevolgen): number =>
    gevolgen.reduce((sum, each) => sum + (each[veld] ?? 0), 0);
  const [wijzigt, nietMeer, vast] = [
    som('wijzigt'),
    som('voldoet_niet_meer'),
    som('vastgesteld_gewijzigd'),
  ];
  return [
    wijzigt === 0
      ? teksten.niets(projecten)
      : teksten.som(wijzigt, som('adviezen'), gevolgen.filter((each) => each.wijzigt > 0).length),
    ...(nietMeer === 0 ? [] : [teksten.voldoetNietMeer(nietMeer)]),
    ...(vast === 0 ? [] : [teksten.vastgesteld(vast)]),
  ];
};

const slotTekst = (projecten: VersieGevolgen['projecten']): string => {
  const gevolgen = projecten.flatMap((project) => project.gevolgen ?? []);
  return projecten.length === 0
    ? teksten.geenProjecten
    : zinnenOf(gevolgen, gevolgen.length).join(' ');
};

const Klaar = ({ projecten }: Pick<VersieGevolgen, 'projecten'>) => {
  const onbekend = projecten.filter(({ gevolgen }) => gevolgen === null).length;
  const geraakt = projecten.filter(
    (project) =>
      project.gevolgen !== null &&
      project.gevolgen.wijzigt + project.gevolgen.vastgesteld_gewijzigd > 0,
  );
  return (
    <>
      {onbekend > 0 && <Notice kind="warn">{teksten.onbekend(onbekend)}</Notice>}
      {geraakt.length > 0 && <GevolgenTabel projecten={geraakt} />}
    </>
  );
};

/** The effects of one step, while they are worked out and after. */
export const GevolgenUitkomst = ({ host, stap, onOpnieuw }: GevolgenUitkomstProps) => {
  const { kind, totaal, projecten } = useVersieGevolgen(host, stap);
  return (
    <Stack>
      <output>
        {kind === 'bezig' && teksten.bezig(projecten.length, totaal)}
        {kind === 'klaar' && slotTekst(projecten)}
      </output>
      {kind === 'bezig' && (
        <progress
          aria-label={teksten.titel}
          {...(totaal !== null && { value: projecten.length, max: totaal })}
        />
      )}
      {kind === 'klaar' && <Klaar projecten={projecten} />}
      {kind === 'mislukt' && (
        <>
          <Notice kind="bad">{teksten.mislukt}</Notice>
          <div>
            <Button onClick={onOpnieuw}>{teksten.opnieuw}</Button>
          </div>
        </>
      )}
    </Stack>
  );
};

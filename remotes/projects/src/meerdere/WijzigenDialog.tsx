import { useDeferredValue, useMemo, useState } from 'react';

import { withAntwoorden } from './withAntwoorden.ts';
import { gedeeldeVelden } from './gedeeldeVelden.ts';
import { readWijzigingen, type Teksten } from './readWijzigingen.ts';
import { MeerdereDialog, type MeerdereProps } from './MeerdereDialog.tsx';
import { teksten } from './teksten.ts';
import { useNu } from './useNu.ts';
import { VeldInvoer } from './VeldInvoer.tsx';
import styles from './WijzigenDialog.module.css';

/** Changes any field that all of a selection are asked. */
export const WijzigenDialog = (props: MeerdereProps) => {
  const { saving, project, ids } = props;
  const catalogus = saving.host.catalogus.loaded(project.projectGegevens.catalogus);
  const now = useNu();
  const [typed, setTyped] = useState<Teksten>({});
  const ingevuld = useDeferredValue(typed);

  const gekozen = useMemo(
    () => project.gevelvullingen.filter(({ gevelvullingEnKaderData: { id } }) => ids.has(id)),
    [project, ids],
  );
  const { velden, antwoorden, fouten } = useMemo(() => {
    const stored = gedeeldeVelden(gekozen, {});
    // What is answered decides what else is asked.
    const first = readWijzigingen(gekozen, stored, ingevuld);
    const shown = gedeeldeVelden(gekozen, first.antwoorden);
    const huidige = new Map(stored.map((veld) => [veld.naam, veld.waarde]));
    return {
      ...readWijzigingen(gekozen, shown, ingevuld),
      velden: shown.map((veld) =>
        huidige.has(veld.naam) ? { ...veld, waarde: huidige.get(veld.naam) } : veld,
      ),
    };
  }, [gekozen, ingevuld]);
  const change = useMemo(
    () => withAntwoorden(ids, antwoorden, { catalogus, now }),
    [ids, antwoorden, catalogus, now],
  );
  const legends = [...new Set(velden.map(({ legend }) => legend))];
  const { titel, actie, uitleg, geenVelden, gedaan } = teksten.wijzigen;

  return (
    <MeerdereDialog
      {...props}
      titel={titel(ids.size)}
      change={change}
      actie={actie}
      gedaan={gedaan(ids.size)}
      isFout={Object.keys(fouten).length > 0}
    >
      <p>{velden.length === 0 ? geenVelden : uitleg}</p>
      <div className={styles.velden}>
        {legends.map((legend) => (
          <fieldset key={legend} className={styles.groep}>
            <legend>{legend}</legend>
            {velden
              .filter((veld) => veld.legend === legend)
              .map((veld) => (
                <VeldInvoer
                  key={veld.naam}
                  veld={veld}
                  tekst={typed[veld.naam] ?? ''}
                  fout={fouten[veld.naam]}
                  onChange={(tekst) => setTyped((current) => ({ ...current, [veld.naam]: tekst }))}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </MeerdereDialog>
  );
};

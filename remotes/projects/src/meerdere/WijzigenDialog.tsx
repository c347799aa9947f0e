import { Announcement } from '@adviestool/ui/Announcement';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { useDeferredValue, useMemo, useRef, useState } from 'react';

import type { Teksten } from './readWijzigingen.ts';
import { MeerdereDialog, type MeerdereProps } from './MeerdereDialog.tsx';
import { teksten as selectieTeksten } from './selectieTeksten.ts';
import { teksten } from './teksten.ts';
import { useNu } from './useNu.ts';
import { VeldInvoer } from './VeldInvoer.tsx';
import { vraagWijzigingen } from './vraagWijzigingen.ts';
import { withEach } from './withEach.ts';
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
  const { fastenerSuppliers } = saving.host.config.variant;
  const vraag = useMemo(
    () => vraagWijzigingen(gekozen, fastenerSuppliers),
    [gekozen, fastenerSuppliers],
  );
  const { velden, nodig, wijzig, fouten } = useMemo(() => vraag(ingevuld), [vraag, ingevuld]);
  const change = useMemo(
    () => withEach(ids, wijzig, { catalogus, now }),
    [ids, wijzig, catalogus, now],
  );
  const readLatest = () => {
    const { wijzig: wijzigNu, fouten: foutenNu } = vraag(typed);
    return {
      change: withEach(ids, wijzigNu, { catalogus, now }),
      isFout: Object.keys(foutenNu).length > 0,
    };
  };
  const legends = [...new Set(velden.map(({ legend }) => legend))];
  const { titel, uitleg, geenVelden, gedaan, nodigUitleg, invullen } = teksten.wijzigen;
  const nodigTekst = nodig.length === 0 ? '' : nodigUitleg(nodig.map(({ label }) => label));
  const invoer = useRef<HTMLDivElement>(null);

  const focusNodig = (): void => {
    invoer.current?.querySelector<HTMLElement>('[data-nodig]')?.focus();
  };

  return (
    <MeerdereDialog
      {...props}
      titel={titel(ids.size)}
      change={change}
      actie={selectieTeksten.acties.wijzigen}
      gedaan={gedaan(ids.size)}
      isFout={Object.keys(fouten).length > 0}
      latest={typed === ingevuld ? null : readLatest}
    >
      <p>{velden.length === 0 ? geenVelden : uitleg}</p>
      <div ref={invoer} className={styles.velden}>
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
                  totaal={gekozen.length}
                  isNodig={nodig.some(({ naam }) => naam === veld.naam)}
                  onChange={(tekst) => setTyped((current) => ({ ...current, [veld.naam]: tekst }))}
                />
              ))}
          </fieldset>
        ))}
      </div>
      {nodig.length > 0 && (
        <Notice
          kind="warn"
          actions={
            <Button kind="quiet" onClick={focusNodig}>
              {invullen}
            </Button>
          }
        >
          {nodigTekst}
        </Notice>
      )}
      <Announcement text={nodigTekst} />
    </MeerdereDialog>
  );
};

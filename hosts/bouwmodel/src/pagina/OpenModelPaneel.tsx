import type { Groep } from '@adviestool/ifc/bouwmodel';
import { Button } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Notice } from '@adviestool/ui/Notice';
import { useIsWide } from '@adviestool/ui/useIsWide';
import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { ModelAanzicht } from '../aanzicht/ModelAanzicht.tsx';
import type { Verzending } from '../frame/useAdviestool.ts';
import { BronnenKeuze } from '../indeling/BronnenKeuze.tsx';
import { IndelingVragen } from '../indeling/IndelingVragen.tsx';
import { MerkKeuze } from '../indeling/MerkKeuze.tsx';
import { GroepLijst, type GroepLijstApi } from '../lijst/GroepLijst.tsx';
import { KeuzeBalk } from '../lijst/KeuzeBalk.tsx';
import { ZoekBalk } from '../lijst/ZoekBalk.tsx';
import { byHand } from '../model/bewerking.ts';
import { GEEN_FILTER, HAS, isShown } from '../model/groepFilter.ts';
import { ModelMeldingen } from './ModelMeldingen.tsx';
import styles from './OpenModelPaneel.module.css';
import { rememberBronnen, rememberMerk } from '../model/onthoudenBronnen.ts';
import { teksten } from '../model/teksten.ts';
import { useGroepActies, type Edit } from '../model/useGroepActies.ts';
import type { OpenModel } from '../model/useModel.ts';
import { useGroepen } from '../model/useGroepen.ts';
import { VerzendStatus } from './VerzendStatus.tsx';

/** On a narrow screen the drawing comes when it is asked for. Px. */
const DRAWN = 720;

interface OpenModelPaneelProps {
  open: OpenModel;
  verzending: Verzending;
  edit: Edit;
  onSend: (groepen: readonly Groep[]) => void;
}

/** What is in a model, drawn and listed, and what of it goes to the product. */
export const OpenModelPaneel = ({ open, verzending, edit, onSend }: OpenModelPaneelProps) => {
  const { file, model, bewerking } = open;
  const { keuzes } = bewerking;
  const [filter, setFilter] = useState(GEEN_FILTER);
  const [isDrawn, setIsDrawn] = useState(useIsWide(DRAWN));
  const lijst = useRef<GroepLijstApi>(null);
  const [{ show, hide }] = useState(() => ({
    show: (groepId: string): void => lijst.current?.show(groepId),
    hide: (): void => setIsDrawn(false),
  }));
  const { acties, actiefId, vraag, closeVraag } = useGroepActies(edit);
  const groepen = useGroepen(model, bewerking);
  const getoond = useMemo(() => groepen.filter(isShown(filter, keuzes)), [groepen, filter, keuzes]);
  const getoondIds = useMemo(() => new Set(getoond.map(({ id }) => id)), [getoond]);
  // A key in the search box does not wait for the drawing.
  const drawnIds = useDeferredValue(getoondIds);
  const drawnKeuzes = useDeferredValue(keuzes);
  const handmatig = useMemo(() => byHand(bewerking, groepen), [bewerking, groepen]);
  const gekozen = groepen.filter(({ globalId }) => keuzes.get(globalId)?.isChosen === true);
  const chosen = gekozen.length;
  const metTwee = gekozen.filter(HAS.tweeMaten);
  const [eersteMetTwee] = metTwee;
  const showTwee = (groepId: string): void => {
    setFilter({ ...GEEN_FILTER, kenmerk: 'tweeMaten' });
    // The list has other lines in the next frame.
    requestAnimationFrame(() => show(groepId));
  };

  if (groepen.length === 0) {
    return (
      <>
        <ModelMeldingen
          meldingen={model.meldingen}
          groepen={groepen}
          onChange={acties.chooseMaten}
        />
        <Notice kind="warn">{teksten.none}</Notice>
      </>
    );
  }
  return (
    <div className={styles.werk}>
      <div className={styles.vlakken}>
        <div className={styles.over}>
          <div className={styles.kop}>
            <p className={styles.project}>{model.naam ?? file.naam}</p>
            <MerkKeuze
              model={model}
              bewerking={bewerking}
              onChange={(merkbron) => {
                rememberMerk(model, merkbron);
                edit((current) => ({ ...current, merkbron }));
              }}
            />
            <BronnenKeuze
              model={model}
              bronnen={bewerking.bronnen}
              onChange={(bronnen) => {
                rememberBronnen(model, bronnen);
                edit((current) => ({ ...current, bronnen }));
              }}
            />
            {!isDrawn && (
              <Button kind="quiet" aria-expanded={false} onClick={() => setIsDrawn(true)}>
                {teksten.aanzicht.tonen}
              </Button>
            )}
          </div>
          <ModelMeldingen
            meldingen={model.meldingen}
            groepen={groepen}
            onChange={acties.chooseMaten}
          />
        </div>
        {isDrawn && (
          <ModelAanzicht
            groepen={groepen}
            getoond={drawnIds}
            bouwlaag={filter.bouwlaag}
            bouwlagen={model.bouwlagen}
            keuzes={drawnKeuzes}
            actiefId={actiefId}
            onPick={show}
            onHide={hide}
          />
        )}
        <div className={styles.lijst}>
          <ZoekBalk groepen={groepen} keuzes={keuzes} filter={filter} onChange={setFilter} />
          <KeuzeBalk
            getoond={getoond}
            totaal={groepen.length}
            keuzes={keuzes}
            onChange={acties.change}
          />
          {getoond.length === 0 ? (
            <EmptyState
              title={teksten.zoek.niets}
              action={<Button onClick={() => setFilter(GEEN_FILTER)}>{teksten.zoek.wissen}</Button>}
            />
          ) : (
            <GroepLijst
              ref={lijst}
              groepen={getoond}
              keuzes={keuzes}
              actiefId={actiefId}
              byHand={handmatig}
              bronnen={bewerking.bronnen}
              acties={acties}
            />
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <div aria-live="polite" className={styles.status}>
          <VerzendStatus verzending={verzending} />
        </div>
        <p className={styles.hint}>
          {chosen === 0 && teksten.chooseOne}
          {chosen > 0 && eersteMetTwee === undefined && teksten.fill}
          {eersteMetTwee !== undefined && (
            <>
              {teksten.maten.vooraf(metTwee.length)}{' '}
              <Button kind="quiet" onClick={() => showTwee(eersteMetTwee.id)}>
                {teksten.maten.tonen}
              </Button>
            </>
          )}
        </p>
        <Button
          kind="primary"
          busy={verzending.kind === 'sending'}
          disabled={chosen === 0}
          onClick={() => onSend(groepen)}
        >
          {teksten.send(chosen)}
        </Button>
      </div>
      <IndelingVragen
        open={open}
        groepen={groepen}
        vraag={vraag}
        edit={edit}
        onClose={closeVraag}
      />
    </div>
  );
};

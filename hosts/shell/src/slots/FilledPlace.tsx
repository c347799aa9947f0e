import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { MenuOffer, SlotName } from '@adviestool/contract/slots';
import { lazy, Suspense, useEffect, useState, type SyntheticEvent } from 'react';

import { announceDrawn } from '../federation/announceDrawn.ts';
import { refuseOlder } from '../federation/refuseOlder.ts';
import { log } from '../log/log.ts';
import type { SlotPart } from './createSlotLoader.ts';
import styles from './FilledPlace.module.css';
import { PartBoundary } from './PartBoundary.tsx';
import { pending } from './pending.tsx';
import type { PlaceContent } from './placeContent.ts';
import { teksten } from './teksten.ts';
import { useOffers } from './useOffers.ts';

interface Props extends PlaceContent {
  name: SlotName;
  /** The remotes, in order. */
  fillers: readonly string[];
  give: () => object;
  onOffer?: ((offers: readonly MenuOffer[]) => void) | undefined;
  /** A place of the frame itself, where nothing stands in place of what fails. */
  isFrame?: boolean;
  onFailure?: (() => void) | undefined;
}

/** A form of a part is its own, also where the page drew it from within a form. */
const keepInside = (event: SyntheticEvent): void => {
  event.stopPropagation();
};

/** A part that is drawn only where it knows all that the project is calculated with. */
const withKnownProject =
  (document: RemoteDocument | undefined, slot: SlotName, Part: SlotPart): SlotPart =>
  (props) => {
    refuseOlder(document, props['projectGegevens'], props['catalogus']);
    useEffect(() => {
      if (document !== undefined) announceDrawn({ remote: document.id, page: null, slot });
    }, []);
    return <Part {...props} />;
  };

/** What the props are is said by types; in development the schema sees to it too. */
const useChecked = (name: SlotName, props: object): void => {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    void import('./checkSlotProps.ts').then(({ checkSlotProps }) => checkSlotProps(name, props));
  }, [name, props]);
};

/**
 * A place that remotes fill, each behind a boundary of its own. One that fails leaves a quiet line
 * with its name; when the place comes again, it is tried again.
 */
export const FilledPlace = ({ name, fillers, give, onOffer, isFrame, ...content }: Props) => {
  const { release, load, tellFailure, onFailure } = content;
  const [parts] = useState(() =>
    fillers.map((remoteId) => ({
      remoteId,
      Part: lazy(async () => ({
        default: withKnownProject(
          release.remotes[remoteId]?.document,
          name,
          await load(remoteId, name),
        ),
      })),
    })),
  );
  const fail = (remoteId: string, error: unknown): void => {
    log('error', `Slot ${name} of ${remoteId} failed.`, error);
    tellFailure(remoteId, null, error);
    onFailure?.();
  };
  const offerOf = useOffers({ fillers, onOffer, onFailure: fail });
  const isMenu = onOffer !== undefined;
  const takesNoRoom = isMenu || isFrame === true;
  const props = give();
  useChecked(name, props);

  const failedLine = (remoteId: string) =>
    takesNoRoom ? null : (
      <p className={styles['failed']}>
        {teksten.nietGetoond(remoteId, release.remotes[remoteId]?.document.version ?? '')}
      </p>
    );

  return (
    <div
      role="presentation"
      className={takesNoRoom ? styles['roomless'] : styles['place']}
      onSubmit={keepInside}
      onReset={keepInside}
    >
      {parts.map(({ remoteId, Part }) => (
        <PartBoundary
          key={remoteId}
          fallback={failedLine(remoteId)}
          onFailure={(error) => fail(remoteId, error)}
        >
          <Suspense fallback={pending}>
            <Part {...props} {...(isMenu && { offer: offerOf[remoteId] })} />
          </Suspense>
        </PartBoundary>
      ))}
    </div>
  );
};

import type { MenuOffer } from '@adviestool/contract/slots';
import { useEffect, useEffectEvent, useState } from 'react';

type Offers = Readonly<Record<string, readonly MenuOffer[]>>;

/** Takes the entries of one part, until the answer is called. */
type Offer = (offers: readonly MenuOffer[]) => () => void;

interface OfferOptions {
  /** The remotes, in order. */
  fillers: readonly string[];
  /** Hears all entries in that order; absent: the place is no menu. */
  onOffer: ((offers: readonly MenuOffer[]) => void) | undefined;
  /** An entry threw when it was chosen. */
  onFailure: (remoteId: string, error: unknown) => void;
}

/** Gathers what the parts of a place put into a menu. Gives each remote a function of its own. */
export const useOffers = ({
  fillers,
  onOffer,
  onFailure,
}: OfferOptions): Readonly<Record<string, Offer>> => {
  const [offers, setOffers] = useState<Offers>({});
  const [offerOf] = useState(() =>
    Object.fromEntries(
      fillers.map((remoteId): [string, Offer] => [
        remoteId,
        (given) => {
          setOffers((before) => ({ ...before, [remoteId]: given }));
          return () => setOffers(({ [remoteId]: _gone, ...rest }) => rest);
        },
      ]),
    ),
  );

  const contain = (remoteId: string, offer: MenuOffer): MenuOffer => {
    const id = `${remoteId}/${offer.id}`;
    if (!('onAction' in offer)) return { ...offer, id };
    const onAction = (): void => {
      try {
        offer.onAction();
      } catch (error) {
        onFailure(remoteId, error);
      }
    };
    return { ...offer, id, onAction };
  };
  const tell = useEffectEvent((current: Offers): void => {
    onOffer?.(
      fillers.flatMap((remoteId) =>
        (current[remoteId] ?? []).map((offer) => contain(remoteId, offer)),
      ),
    );
  });
  useEffect(() => {
    tell(offers);
  }, [offers]);

  return offerOf;
};

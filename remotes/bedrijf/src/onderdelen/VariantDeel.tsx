import type { OnderdelenVariant } from '@adviestool/contract/onderdelen';
import { formatDateTime } from '@adviestool/ui/format';
import { Stack } from '@adviestool/ui/Stack';

import { OnderdelenTabel } from './OnderdelenTabel.tsx';
import styles from './OnderdelenScherm.module.css';
import { teksten } from './teksten.ts';
import { WisselingenTabel } from './WisselingenTabel.tsx';

interface Props {
  variant: OnderdelenVariant;
  /** The site has more than one for the company: each is named. */
  isOneOfMany: boolean;
  storingenSinds: string;
}

const sindsTekst = ({ sinds, door }: OnderdelenVariant): string =>
  sinds === null || door === null
    ? teksten.onbekendSinds
    : teksten.sinds(formatDateTime(new Date(sinds)), door);

/** One variant of the site: its release, its parts, and how it came to that. */
export const VariantDeel = ({ variant, isOneOfMany, storingenSinds }: Props) => (
  <Stack gap="loose">
    <div>
      {isOneOfMany && <h2 className={styles.naam}>{variant.naam}</h2>}
      <p>
        <strong>{teksten.release(variant.release)}</strong>, {sindsTekst(variant)}
      </p>
    </div>
    <OnderdelenTabel onderdelen={variant.onderdelen} />
    <p className={styles.uitleg}>{teksten.storingenUitleg(new Date(storingenSinds))}</p>
    {variant.wisselingen.length === 0 ? (
      <p>{teksten.geenWisselingen}</p>
    ) : (
      <WisselingenTabel wisselingen={variant.wisselingen} />
    )}
  </Stack>
);

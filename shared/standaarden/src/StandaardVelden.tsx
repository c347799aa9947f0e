import type { HostApi } from '@adviestool/contract/remoteModule';
import { detailleringVraagOf } from '@adviestool/domain/velden/detaillering';
import { GEVELVULLING_REGELS } from '@adviestool/domain/waarschuwen/gevelvullingWaarschuwingen';
import { clearVelden } from '@adviestool/forms/velden/clearVelden';
import { DETAILLERING_BEELDEN } from '@adviestool/forms/velden/detailleringBeelden';
import { leverancierVelden } from '@adviestool/forms/velden/leverancierVelden';
import { VeldenFields } from '@adviestool/forms/velden/VeldenFields';
import { useFieldValues } from '@adviestool/forms/useFieldValues';
import { Notice } from '@adviestool/ui/Notice';

import styles from './StandaardForm.module.css';
import { STANDAARD_KADER, variantOfInvoer } from './standaardInvoer.ts';
import { teksten } from './teksten.ts';

const VRAAG = { register: STANDAARD_KADER };

/** What decides which questions the detaillering has. */
const KEUZES = ['bouwmethode', 'verbondenAantalZijden', 'gebruikBevestigingsmiddelen'];

/** The fields of a standard: frame data, and the detaillering once its variant is known. */
export const StandaardVelden = ({ config }: Pick<HostApi, 'config'>) => {
  const variant = variantOfInvoer(useFieldValues(KEUZES));
  const { aanvullingen, onSteer } = leverancierVelden(config.variant.fastenerSuppliers);

  return (
    <>
      <VeldenFields
        vraag={VRAAG}
        regels={GEVELVULLING_REGELS}
        aanvullingen={aanvullingen}
        onSteer={(form) => {
          onSteer(form);
          const chosen = variantOfInvoer(form.getState().values);
          if (chosen !== null) clearVelden(form, detailleringVraagOf(chosen));
        }}
      />
      {variant === null ? (
        <div className={styles.eerstKeuzes}>
          <Notice>{teksten.eerstKeuzes}</Notice>
        </div>
      ) : (
        <VeldenFields
          vraag={detailleringVraagOf(variant)}
          beelden={DETAILLERING_BEELDEN}
          regels={GEVELVULLING_REGELS}
        />
      )}
    </>
  );
};

import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { chooseAanbevolen } from '@adviestool/domain/productkeuze/chooseAanbevolen';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { useForm, useFormState } from 'react-final-form';

import { letOpOf } from './letOpOf.ts';
import styles from './ProductkeuzeFields.module.css';
import type { ProductkeuzeInput } from './productkeuzeSchema.ts';
import { teksten } from './teksten.ts';
import { ZijdeKeuze } from './ZijdeKeuze.tsx';

interface ProductkeuzeFieldsProps {
  host: HostApi;
  projectGegevens: ProjectGegevens;
  /** As saved; the form holds its products. */
  gevelvulling: Gevelvulling;
}

const VALUES = { values: true };

export const ProductkeuzeFields = ({
  host,
  projectGegevens,
  gevelvulling: saved,
}: ProductkeuzeFieldsProps) => {
  const form = useForm<ProductkeuzeInput>();
  const { values } = useFormState<ProductkeuzeInput>({ subscription: VALUES });
  const { catalogus } = host.config;
  const letOp = letOpOf(catalogus);
  const gevelvulling = { ...saved, productKeuze: values };
  const zijden = ZIJDEN.filter((zijde) => saved.verankerdeZijden.includes(zijde));
  const keuze = { projectGegevens, gevelvulling, catalogus };

  const apply = (productKeuze: ProductkeuzeInput, tekst: string): void => {
    form.batch(() => {
      for (const zijde of zijden) form.change(zijde, productKeuze[zijde]);
    });
    host.toast('success', tekst);
  };

  return (
    <div className={styles.velden}>
      {letOp !== null && <Notice kind="warn">{letOp}</Notice>}
      <div>
        <Button
          onClick={() => apply(chooseAanbevolen(keuze).productKeuze, teksten.aanbevolenGekozen)}
        >
          {teksten.aanbevolenKiezen}
        </Button>
      </div>
      {zijden.map((zijde) => (
        <ZijdeKeuze
          key={zijde}
          keuze={{ ...keuze, zijde }}
          onApplyToAll={({ id, naam }) => {
            const productKeuze = { ...values };
            for (const each of zijden) productKeuze[each] = { ...values[each], hoekanker: id };
            apply(productKeuze, teksten.alleZijdenToegepast(naam));
          }}
        />
      ))}
    </div>
  );
};

import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { gekozenIds } from '@adviestool/domain/bronnen/gekozenIds';
import { chooseAanbevolen } from '@adviestool/domain/productkeuze/chooseAanbevolen';
import { heeftBevestigingsmiddelen } from '@adviestool/domain/productkeuze/productkeuze';
import {
  aanbevolenHoekankers,
  vergelijkHoekankers,
  VOORKEUREN,
  VOORKEUR_SLEUTEL,
} from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { useRemembered } from '@adviestool/saving/useRemembered';
import { Notice } from '@adviestool/ui/Notice';
import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';

import { ProductBronnen } from '../bronnen/ProductBronnen.tsx';
import { AanbevelingBalk } from './AanbevelingBalk.tsx';
import { HoekankerTabel } from './HoekankerTabel.tsx';
import { letOpOf } from './letOpOf.ts';
import { MiddelTabel } from './MiddelTabel.tsx';
import { NietPassend } from './NietPassend.tsx';
import styles from './ProductkeuzeFields.module.css';
import { pastErgens } from './pastErgens.ts';
import type { ProductkeuzeInput } from './productkeuzeSchema.ts';
import { teksten } from './teksten.ts';

interface ProductkeuzeFieldsProps {
  host: HostApi;
  projectGegevens: ProjectGegevens;
  /** As saved; the form holds its products. */
  gevelvulling: Gevelvulling;
}

const VALUES = { values: true };

/** The products of all sides: the hoekankers in one table, the fasteners in another. */
export const ProductkeuzeFields = ({
  host,
  projectGegevens,
  gevelvulling: saved,
}: ProductkeuzeFieldsProps) => {
  const form = useForm<ProductkeuzeInput>();
  const { values } = useFormState<ProductkeuzeInput>({ subscription: VALUES });
  const [voorkeur, setVoorkeur] = useRemembered(host, VOORKEUR_SLEUTEL, VOORKEUREN);
  const [toontAlle, setToontAlle] = useState(false);
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const letOp = letOpOf(catalogus);
  const gevelvulling = { ...saved, productKeuze: values };
  const zijden = ZIJDEN.filter((zijde) => saved.verankerdeZijden.includes(zijde));
  const invoer = { projectGegevens, gevelvulling, catalogus };
  const vergelijking = vergelijkHoekankers(invoer);
  if (vergelijking === null) return <Notice kind="warn">{teksten.onvolledig}</Notice>;
  const gekozen = gekozenIds(gevelvulling);
  const aanbeveling = aanbevolenHoekankers(vergelijking, voorkeur);

  const apply = (productKeuze: ProductkeuzeInput, tekst: string): void => {
    form.batch(() => {
      for (const zijde of zijden) form.change(zijde, productKeuze[zijde]);
    });
    host.toast('success', tekst);
  };

  return (
    <div className={styles.velden}>
      {letOp !== null && (
        <p className={styles.letOp}>
          <strong>{teksten.voorbeeldproducten}</strong>: {letOp}
        </p>
      )}
      <AanbevelingBalk
        voorkeur={voorkeur}
        aanbeveling={aanbeveling}
        onChange={setVoorkeur}
        onChoose={() =>
          apply(chooseAanbevolen({ ...invoer, voorkeur }).productKeuze, teksten.aanbevolenGekozen)
        }
      />
      <NietPassend
        catalogus={catalogus}
        vergelijking={vergelijking}
        zijden={zijden}
        keuze={values}
      />
      <HoekankerTabel
        catalogus={catalogus}
        gevelvulling={gevelvulling}
        zijden={zijden}
        vergelijking={vergelijking}
        aanbevolen={aanbeveling.hoekankers}
        toontAlle={toontAlle}
        onToggle={() => setToontAlle(!toontAlle)}
        onChooseAll={({ id, naam }) => {
          const productKeuze = { ...values };
          for (const zijde of zijden) productKeuze[zijde] = { ...values[zijde], hoekanker: id };
          apply(productKeuze, teksten.alleZijdenToegepast(naam));
        }}
      />
      {heeftBevestigingsmiddelen(gevelvulling) && <MiddelTabel invoer={invoer} zijden={zijden} />}
      <ProductBronnen
        catalogus={catalogus}
        gekozen={gekozen}
        genoemd={
          new Set([
            ...gekozen,
            ...vergelijking.filter(pastErgens).map(({ hoekanker }) => hoekanker.id),
          ])
        }
      />
    </div>
  );
};

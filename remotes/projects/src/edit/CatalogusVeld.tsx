import { isApiError } from '@adviestool/contract/api/apiError';
import {
  catalogusNaamSchema,
  isSameCatalogus,
  type CatalogusNaam,
  catalogusKey,
} from '@adviestool/contract/catalogusNaam';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { FieldFrame } from '@adviestool/forms/FieldFrame';
import { useFieldControl } from '@adviestool/forms/useFieldControl';
import { Fieldset } from '@adviestool/ui/Fieldset';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { useEffect, useState } from 'react';

import { teksten } from './teksten.ts';

const { catalogus: woorden } = teksten;

const FIELD = { name: 'catalogus', label: woorden.label, help: woorden.hulp };

/** The versions that a project may name; null: not known yet, or they could not be fetched. */
const useVersies = (host: HostApi): readonly CatalogusNaam[] | null => {
  const [versies, setVersies] = useState<readonly CatalogusNaam[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      try {
        const found = await host.catalogus.list();
        if (!isGone) setVersies(found);
      } catch (error) {
        if (!isApiError(error)) throw error;
        // The project keeps the one that it has; nothing else of the form needs them.
        host.log('warn', 'The versions of the catalogue could not be fetched.', error);
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [host]);
  return versies;
};

/** Which catalogue the project is calculated with; not shown while there is nothing to choose. */
export const CatalogusVeld = ({ host }: { host: HostApi }) => {
  const { inGebruik } = host.catalogus;
  const versies = useVersies(host);
  const control = useFieldControl<CatalogusNaam | undefined>(FIELD);
  const chosen = catalogusNaamSchema.safeParse(control.value).data ?? null;
  const known = versies ?? [];
  const isUnknown =
    chosen !== null && versies !== null && !versies.some((each) => isSameCatalogus(each, chosen));
  const options =
    chosen === null || known.some((each) => isSameCatalogus(each, chosen))
      ? known
      : [chosen, ...known];
  if (chosen === null && known.every((each) => isSameCatalogus(each, inGebruik))) return null;

  return (
    <Fieldset legend={woorden.legend}>
      <FieldFrame control={control} {...FIELD}>
        <NativeSelect
          {...control.aria}
          id={control.id}
          name={FIELD.name}
          value={chosen === null ? '' : catalogusKey(chosen)}
          onChange={({ target: { value } }) =>
            control.change(options.find((each) => catalogusKey(each) === value))
          }
          onFocus={control.focus}
          onBlur={control.blur}
        >
          <option value="">{woorden.nieuwste(inGebruik)}</option>
          {options.map((each) => (
            <option key={catalogusKey(each)} value={catalogusKey(each)}>
              {isUnknown && isSameCatalogus(each, chosen)
                ? woorden.onbekend(each)
                : woorden.versie(each)}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
    </Fieldset>
  );
};

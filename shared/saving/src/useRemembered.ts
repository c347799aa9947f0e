import type { HostApi } from '@adviestool/contract/remoteModule';
import { openStorage } from '@adviestool/state/browserStorage';
import { useState } from 'react';
import { z } from 'zod';

/** One of `values`, as it was chosen last in this browser; the first as long as none was. */
export const useRemembered = <Value extends string>(
  { config }: HostApi,
  key: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] => {
  const [storage] = useState(() => openStorage('local', config.variant.id));
  const [value, setValue] = useState<Value>(() => storage.read(key, z.enum(values)) ?? values[0]);
  return [
    value,
    (next) => {
      storage.write(key, next);
      setValue(next);
    },
  ];
};

import type { PerZijde, Zijde } from '@adviestool/contract/zijde';
import { useFieldControl } from '@adviestool/forms/useFieldControl';

type ZijdeControl<Value> = ReturnType<typeof useFieldControl<Value>>;

/** The field of each side in a table with a column per side; a side that is not anchored has none to see. */
export const useZijdeControls = <Value>(
  field: string,
  labelOf: (zijde: Zijde) => string,
): PerZijde<ZijdeControl<Value>> => {
  const fieldOf = (zijde: Zijde) => ({ name: `${zijde}.${field}`, label: labelOf(zijde) });
  return {
    onderzijde: useFieldControl<Value>(fieldOf('onderzijde')),
    zijkanten: useFieldControl<Value>(fieldOf('zijkanten')),
    bovenzijde: useFieldControl<Value>(fieldOf('bovenzijde')),
  };
};

import { SearchBox } from '@adviestool/ui/SearchBox';

import { useSearchText } from '../zoeken/useSearchText.ts';
import { teksten } from './teksten.ts';

export interface ZoekVeldProps {
  zoek: string;
  onZoek: (zoek: string) => void;
  /** Enter, with what stands there then. */
  onEnter: (zoek: string) => void;
}

/** Apart, so that a key draws nothing but this: counting what thousands of rows hold waits for the pause. */
export const ZoekVeld = ({ zoek, onZoek, onEnter }: ZoekVeldProps) => {
  const searchText = useSearchText(zoek, onZoek);
  return (
    <SearchBox
      label={teksten.zoeken}
      placeholder={teksten.zoekvoorbeeld}
      {...searchText}
      onEnter={() => onEnter(searchText.value.trim())}
    />
  );
};

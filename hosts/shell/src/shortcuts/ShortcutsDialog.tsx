import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';
import { Toggle } from '@adviestool/ui/Toggle';

import { useShortcutStore } from './shortcutStore.ts';
import { teksten } from './teksten.ts';

/** Which keys do something, and the choice whether a letter alone does. */
export const ShortcutsDialog = ({ title, onClose }: { title: string; onClose: () => void }) => {
  const isOn = useShortcutStore((state) => state.isOn);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Stack>
        <Toggle
          label={teksten.menuToets}
          checked={isOn}
          onChange={(isWanted) => useShortcutStore.setState({ isOn: isWanted })}
        />
        <p>{teksten.uitleg}</p>
        <p>{teksten.altijd}</p>
        <DefinitionList
          items={teksten.toetsen.map(({ toets, werking }) => ({ term: toets, value: werking }))}
        />
      </Stack>
    </Dialog>
  );
};

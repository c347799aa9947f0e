import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { useState, type ComponentProps } from 'react';

import { teksten } from './advies/teksten.ts';
import { TerugPaneel } from './TerugPaneel.tsx';

/** Leads to the ways back to the model that is open. */
export const TerugKnop = (props: ComponentProps<typeof TerugPaneel>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="download" onClick={() => setIsOpen(true)}>
        {teksten.paneel.titel}
      </Button>
      <Dialog open={isOpen} title={teksten.paneel.titel} onClose={() => setIsOpen(false)}>
        <TerugPaneel {...props} />
      </Dialog>
    </>
  );
};

// oxlint-disable-next-line import/no-unassigned-import -- has to run first
import './withoutFunction.ts';
import '@adviestool/ui/layers.css';
import '@adviestool/ui/tokens.css';
import '@adviestool/ui/reset.css';

import { Notice } from '@adviestool/ui/Notice';
import { createRoot } from 'react-dom/client';

import { BouwmodelPage } from './pagina/BouwmodelPage.tsx';
import { fetchInstellingen } from './instellingen.ts';
import { teksten } from './model/teksten.ts';

const start = async (container: HTMLElement): Promise<void> => {
  const root = createRoot(container);
  try {
    const { adviestool } = await fetchInstellingen();
    root.render(<BouwmodelPage adviestool={adviestool} />);
  } catch {
    root.render(
      <Notice kind="bad" title={teksten.failedTitle} role="alert">
        {teksten.failed}
      </Notice>,
    );
  }
};

void start(document.getElementById('app') ?? document.body);

import '@adviestool/ui/layers.css';
import '@adviestool/ui/tokens.css';
import '@adviestool/ui/reset.css';

import { Notice } from '@adviestool/ui/Notice';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';

import { BouwmodelPage } from './pagina/BouwmodelPage.tsx';
import { fetchInstellingen } from './instellingen.ts';
import { teksten } from './model/teksten.ts';

const start = async (container: HTMLElement): Promise<void> => {
  // The content security policy forbids compiled checks.
  z.config({ jitless: true });
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

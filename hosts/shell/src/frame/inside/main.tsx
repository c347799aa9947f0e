// oxlint-disable-next-line import/no-unassigned-import -- has to run first
import '../../start/withoutFunction.ts';
// oxlint-disable-next-line import/no-unassigned-import -- has to run first
import '../../start/withoutInlineStyles.ts';
import '@adviestool/ui/layers.css';
import '@adviestool/ui/tokens.css';
import '@adviestool/ui/reset.css';

import { askPublicly } from './askPublicly.ts';
import { startFrame } from './startFrame.tsx';

/* A build of its own: a frame fetches what it needs, and a page nothing of it. */
askPublicly(document.head);
startFrame();

import { formatTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';

import type { Verzending } from '../frame/useAdviestool.ts';
import { teksten } from '../model/teksten.ts';

/** What the product said of the last message. */
export const VerzendStatus = ({ verzending }: { verzending: Verzending }) => {
  switch (verzending.kind) {
    case 'received':
      return <Notice kind="ok">{teksten.received(formatTime(verzending.at))}</Notice>;
    case 'refused':
      return (
        <Notice kind="bad" title={teksten.refused} role="alert">
          {verzending.message}
        </Notice>
      );
    case 'done': {
      const { soort, tekst } = teksten.uitkomst[verzending.uitkomst];
      return <Notice kind={soort}>{tekst}</Notice>;
    }
    case 'silent':
      return (
        <Notice kind="warn" title={teksten.silentTitle} role="alert">
          {teksten.silent}
        </Notice>
      );
    case 'none':
    case 'sending':
      return null;
    default:
      return verzending satisfies never;
  }
};

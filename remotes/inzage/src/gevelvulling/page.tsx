import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { useParams } from 'react-router';

import { findGevelvulling } from './findGevelvulling.ts';
import { InzagePagina } from '../inzage/InzagePagina.tsx';
import { loadInzage } from '../inzage/loadInzage.ts';
import { NaarProject } from '../inzage/NaarProject.tsx';
import { teksten } from '../inzage/teksten.ts';
import { InzageGevelvulling } from './InzageGevelvulling.tsx';

const InzageGevelvullingPagina = ({ host }: { host: HostApi }) => {
  const { gevelvullingId } = useParams();
  return (
    <InzagePagina
      host={host}
      width="work"
      titel={(inzage) => {
        const found = findGevelvulling(inzage, gevelvullingId);
        return found === null ? teksten.kolom.naam : weergavenaam(found);
      }}
      Acties={NaarProject}
      Inhoud={InzageGevelvulling}
    />
  );
};

/** One advice of the project of a link. */
const page = (host: HostApi): Page => ({
  Component: () => <InzageGevelvullingPagina host={host} />,
  loader: (args) => loadInzage(host, args),
});

export default page;

import type { HostApi } from '@adviestool/contract/remoteModule';
import { GoneNotice } from '@adviestool/saving/GoneNotice';
import { useVerwijdering } from '@adviestool/saving/useVerwijdering';

interface VerwijderdMeldingProps {
  host: HostApi;
  project: { id: number; naam: string };
}

/** Says at the top of a page who deleted its project while it was open, with the way back or whom to ask; else nothing. */
export const VerwijderdMelding = ({ host, project }: VerwijderdMeldingProps) => {
  const { verwijdering, restore } = useVerwijdering(host, project);
  return verwijdering && <GoneNotice verwijdering={verwijdering} onRestore={restore} />;
};

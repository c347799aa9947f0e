import type { Melding } from '@adviestool/domain/rekenen/advies';
import { meldingTekst } from '@adviestool/domain/toelichting/meldingTekst';
import type { Waarschuwing } from '@adviestool/domain/waarschuwen/regels';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import type { Tone } from '@adviestool/ui/tone';

const TONES = {
  fout: 'bad',
  waarschuwing: 'warn',
  info: 'info',
} as const satisfies Record<Melding['soort'], Tone>;

const SOORTEN = ['fout', 'waarschuwing', 'info'] as const;

interface MeldingenProps {
  meldingen: readonly Melding[];
  /** What is said of the answers themselves. */
  waarschuwingen?: readonly Waarschuwing[];
}

/** Messages of the calculation and warnings of what was filled in, the gravest first. */
export const Meldingen = ({ meldingen, waarschuwingen = [] }: MeldingenProps) => {
  const gezegd = [
    ...meldingen.map((melding) => ({ ...melding, tekst: meldingTekst(melding) })),
    ...waarschuwingen.map(({ melding, ...rest }) => ({ ...rest, tekst: melding })),
  ];
  return gezegd.length === 0 ? null : (
    <Stack gap="tight">
      {SOORTEN.flatMap((soort) =>
        gezegd
          .filter((each) => each.soort === soort)
          .map(({ code, tekst }) => (
            <Notice key={`${code} ${tekst}`} kind={TONES[soort]}>
              {tekst}
            </Notice>
          )),
      )}
    </Stack>
  );
};

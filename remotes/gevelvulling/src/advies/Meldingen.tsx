import type { Melding } from '@adviestool/domain/rekenen/advies';
import { meldingTekst } from '@adviestool/domain/toelichting/meldingTekst';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import type { Tone } from '@adviestool/ui/tone';

const TONES = {
  fout: 'bad',
  waarschuwing: 'warn',
  info: 'info',
} as const satisfies Record<Melding['soort'], Tone>;

const SOORTEN = ['fout', 'waarschuwing', 'info'] as const;

/** Messages of the calculation, the gravest first. */
export const Meldingen = ({ meldingen }: { meldingen: readonly Melding[] }) =>
  meldingen.length === 0 ? null : (
    <Stack gap="tight">
      {SOORTEN.flatMap((soort) =>
        meldingen
          .filter((melding) => melding.soort === soort)
          .map((melding) => ({ code: melding.code, tekst: meldingTekst(melding) }))
          .map(({ code, tekst }) => (
            <Notice key={`${code} ${tekst}`} kind={TONES[soort]}>
              {tekst}
            </Notice>
          )),
      )}
    </Stack>
  );

import type { GedeeldeBerekening } from '../rekenen/gedeeldeBerekening.ts';
import { gevelZonderFactor } from '../rekenen/gevelZonderFactor.ts';
import {
  gewichtUitElement,
  gewichtUitGlas,
  gewichtUitTotaal,
  type Gewicht,
} from '../rekenen/gewicht.ts';
import { oppervlakte } from '../rekenen/lastverdeling.ts';
import {
  basiswindsnelheid,
  rekenhoogte,
  ruwheidsfactor,
  stuwdruk,
  terreinfactor,
  turbulentie,
  windsnelheid,
} from '../rekenen/stuwdruk.ts';
import { GEVOLGKLASSE_VAN_TYPE_BOUW, HOOGTEGRENS_CC3 } from '../rekenen/uitgangspunten.ts';
import { opgegevenWindbelasting, rekenwaardeWind, windbelasting } from '../rekenen/wind.ts';
import { typeBouwLabels } from './labels.ts';
import { regelVan, stapVan, type Stap } from './stap.ts';

const gevolgklasseStap = regelVan({
  label: 'Gevolgklasse',
  tekst: 'CC_bouw; CC3 bij z > z_CC3',
  herkomst: 'NEN-EN 1990 NB.24; rekenmodel 2.2',
  constanten: { z_CC3: HOOGTEGRENS_CC3 },
});

const gekozenGevolgklasseStap = regelVan({
  label: 'Gevolgklasse',
  tekst: 'CC_gekozen; CC3 bij z > z_CC3',
  herkomst: 'Gekozen in het project; NEN-EN 1990 NB.24; rekenmodel 2.2',
  constanten: { z_CC3: HOOGTEGRENS_CC3 },
});

const stuwdrukStappen = [
  stapVan(basiswindsnelheid),
  stapVan(rekenhoogte),
  stapVan(terreinfactor),
  stapVan(ruwheidsfactor),
  stapVan(windsnelheid),
  stapVan(turbulentie),
  stapVan(stuwdruk),
] as const;
const windStap = stapVan(windbelasting);
const opgegevenWindStap = stapVan(opgegevenWindbelasting);
const rekenwaardeStap = stapVan(rekenwaardeWind);
const oppervlakteStap = stapVan(oppervlakte);
const glasStap = stapVan(gewichtUitGlas);
const elementStap = stapVan(gewichtUitElement);
const totaalStap = stapVan(gewichtUitTotaal);

const explainGewicht = (gewicht: Gewicht): Stap => {
  switch (gewicht.invoer) {
    case 'glasgewicht':
      return glasStap(gewicht);
    case 'gewichtElement':
      return elementStap(gewicht);
    case 'totaalgewicht':
      return totaalStap(gewicht);
    default:
      return gewicht satisfies never;
  }
};

const explainGevolgklasse = ({
  invoer,
  stuwdruk: { z },
  gevolgklasse,
}: GedeeldeBerekening): Stap => {
  const { typeBouw, gevolgklasse: gekozen } = invoer.projectGegevens;
  if (gekozen) return gekozenGevolgklasseStap({ CC_gekozen: gekozen, CC3: 'CC3', z }, gevolgklasse);
  return gevolgklasseStap(
    { CC_bouw: GEVOLGKLASSE_VAN_TYPE_BOUW[typeBouw], CC3: 'CC3', z },
    gevolgklasse,
    `${typeBouwLabels[typeBouw]}; NEN-EN 1990 NB.24; rekenmodel 2.2`,
  );
};

/** Whose factor a wind load has: of a facade, of the project though others have their own; null: there is but one. */
const factorVan = ({ gevel, invoer }: GedeeldeBerekening): string | null => {
  if (gevel !== null) return `c_f van gevel ${gevel}`;
  const zonder = gevelZonderFactor(
    invoer.projectGegevens.windvormfactoren,
    invoer.gevelvulling.gevelvullingEnKaderData.gevel,
  );
  return zonder === null ? null : `c_f van het project: gevel ${zonder} heeft geen eigen`;
};

/** The steps that every side of a gevelvulling shares: class, wind, area and weight. */
export const explainAlgemeen = (gedeeld: GedeeldeBerekening): Stap[] => {
  const { wind, gamma_Q } = gedeeld;
  const van = factorVan(gedeeld);
  const { opgegeven, w_min, w_k } = wind;
  return [
    explainGevolgklasse(gedeeld),
    ...stuwdrukStappen.map((explain) => explain(gedeeld.stuwdruk)),
    opgegeven === null
      ? windStap(wind, van === null ? undefined : { herkomst: `${van}; ${windbelasting.bron}` })
      : opgegevenWindStap({ opgegeven, w_min }),
    rekenwaardeStap({ gamma_Q, w_k }),
    oppervlakteStap(gedeeld),
    explainGewicht(gedeeld.gewicht),
  ];
};

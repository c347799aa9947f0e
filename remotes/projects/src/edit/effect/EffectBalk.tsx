import type { Effect } from './effectOf.ts';
import styles from './EffectPaneel.module.css';
import { teksten } from './teksten.ts';

const DELEN = ['blijft', 'wijzigt', 'nietMeer', 'niet'] as const;

/** How many advices stay, change and fail, as lengths of one bar with a legend. */
export const EffectBalk = ({ effect }: { effect: Effect }) => {
  const { blijft, wijzigt, voldoetNietMeer: nietMeer, voldoetNiet: niet } = effect;
  const aantallen = { blijft, wijzigt: wijzigt - nietMeer - niet, nietMeer, niet };
  const delen = DELEN.filter((deel) => aantallen[deel] > 0);

  return (
    <>
      <div className={styles.balk} aria-hidden="true">
        {delen.map((deel) => (
          <span key={deel} data-deel={deel} style={{ flexGrow: aantallen[deel] }} />
        ))}
      </div>
      <ul className={styles.legenda}>
        {delen.map((deel) => (
          <li key={deel} data-deel={deel}>
            {aantallen[deel]} {teksten.balk[deel]}
          </li>
        ))}
      </ul>
    </>
  );
};

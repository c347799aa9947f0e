import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { renderPlainLink, type RenderLink } from './renderLink.tsx';
import styles from './Stepper.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const STATE_WORDS = {
  done: 'gereed',
  current: 'huidige stap',
  open: 'nog niet ingevuld',
  ready: 'klaar om te bekijken',
  incomplete: 'onvolledig',
} as const;

/** `ready`: there is nothing to fill in, and what it shows is there. */
export interface StepperStep {
  id: string;
  label: string;
  state: keyof typeof STATE_WORDS;
  /** Absent: the step cannot be visited yet. */
  href?: string | undefined;
}

export interface StepperProps {
  steps: readonly StepperStep[];
  label?: string;
  renderLink?: RenderLink;
}

const STATE_MARKS = { done: 'check', incomplete: 'warning' } as const;

const StepMark = ({ state, number }: { state: StepperStep['state']; number: number }) => (
  <span className={styles.mark} aria-hidden="true">
    {state === 'done' || state === 'incomplete' ? <Icon name={STATE_MARKS[state]} /> : number}
  </span>
);

const StepBody = ({ step, number }: { step: StepperStep; number: number }) => (
  <>
    <StepMark state={step.state} number={number} />
    <span className={styles.label} aria-hidden="true">
      {step.label}
    </span>
    <VisuallyHidden>
      Stap {number}: {step.label}, {STATE_WORDS[step.state]}
    </VisuallyHidden>
  </>
);

/** Where the user is in a row of steps; the names give way to dots where there is no room. */
export const Stepper = ({
  steps,
  label = 'Stappen',
  renderLink = renderPlainLink,
}: StepperProps) => {
  const currentIndex = steps.findIndex(({ state }) => state === 'current');

  return (
    <nav className={styles.nav} aria-label={label}>
      {currentIndex >= 0 && (
        <p className={styles.compact} aria-hidden="true">
          Stap {currentIndex + 1} van {steps.length} – {steps[currentIndex]?.label}
        </p>
      )}
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const className = joinClasses(styles.link, styles[step.state]);
          const children = <StepBody step={step} number={index + 1} />;
          return (
            <li
              key={step.id}
              className={styles.step}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {step.href !== undefined && step.state !== 'current' ? (
                renderLink({ href: step.href, className, children })
              ) : (
                <span className={className}>{children}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

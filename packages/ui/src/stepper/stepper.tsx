'use client'
import { useId, useState, type ReactNode } from 'react'
import { Circle, CircleCheck, CircleDot, LockKeyhole, TriangleAlert } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useWords } from '../i18n/define-words.ts'
import { stepperWords } from '../i18n/stepper.ts'
import { Icon, type IconType } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './stepper.css.ts'
import { Words } from '../internal/words.tsx'

export type StepState = 'empty' | 'partial' | 'complete' | 'error' | 'locked'

export interface StepperStep<Id extends string = string> {
  readonly id: Id
  /** A noun: «Банковские реквизиты». */
  readonly label: string
  readonly state: StepState
  /** Stands for the words of the state: «2 ошибки». */
  readonly note?: string | undefined
  /** Where it leads: the address of the step. */
  readonly href: string
}

export interface StepperProps<Id extends string = string>
  extends
    CommonProps<HTMLElement>,
    DataAttributes,
    PartsProps<'above' | 'line' | 'toggle' | 'list' | 'item' | 'step' | 'mark' | 'words' | 'label' | 'note'> {
  /** In their order. */
  steps: readonly StepperStep<Id>[]
  /** The step on the screen. */
  current: NoInfer<Id>
  /** Name for screen readers: «Разделы заявки». */
  label: string
  /** Stands above the steps where there is room: how much is filled in. */
  children?: ReactNode
}

const icons: Readonly<Record<StepState, IconType>> = {
  empty: Circle,
  partial: CircleDot,
  complete: CircleCheck,
  error: TriangleAlert,
  locked: LockKeyhole,
}

/**
 * The parts of a long form with how far each one is; every part is a link. On a narrow screen a row of marks stands for
 * the list, which opens in its place.
 */
export function Stepper<Id extends string>(asGiven: StepperProps<Id>) {
  const [part, props] = takeParts(asGiven)
  const { steps, current, label, children, className, ...rest } = props
  const words = useWords(stepperWords)
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const index = steps.findIndex(({ id }) => id === current)
  const shown = steps[index]
  const noteOf = ({ note, state }: StepperStep): string => note ?? words[state]
  return (
    <nav aria-label={label} className={classNames(styles.root, className)} {...rest}>
      {children !== undefined && <div {...part('above', styles.above)}>{children}</div>}
      <div {...part('line', styles.line)}>
        <span>
          <Words>{words.place(index + 1, steps.length)}</Words>
          {shown?.state === 'error' && <span className={styles.wrong}>{` · ${noteOf(shown)}`}</span>}
        </span>
        <PressButton
          data-track="step"
          aria-controls={listId}
          aria-expanded={isOpen}
          {...part('toggle', styles.toggle)}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.all}
        </PressButton>
      </div>
      <ol {...part('list', styles.list, !isOpen && styles.marksOnly)} id={listId}>
        {steps.map((step) => (
          <li key={step.id} {...part('item', styles.item)} data-state={step.state}>
            <Link
              data-track="step"
              {...(step.id === current && { 'aria-current': 'step' })}
              {...part('step', styles.step)}
              href={step.href}
              onPress={() => setOpen(false)}
            >
              <Icon {...part('mark', styles.mark)} of={icons[step.state]} size={20} />
              <span {...part('words', styles.words)}>
                <span {...part('label', styles.label)}>{step.label}</span>{' '}
                <span {...part('note', styles.note)}>{noteOf(step)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

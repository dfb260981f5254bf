'use client'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon, type IconType } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { useGroupInput } from '../internal/use-group-input.ts'
import { useServerError } from '../internal/form-errors.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './choice-card.css.ts'
import { useTouchingChange } from '../internal/touched.ts'
import { trackOf } from '../internal/track.ts'

export interface ChoiceCardProps
  extends
    CommonProps<HTMLElement>,
    DataAttributes,
    PartsProps<'circle' | 'icon' | 'words' | 'title' | 'aside' | 'body'> {
  value: string
  /** The choice in a few words. */
  title: string
  /** What it means, costs, asks for. */
  children?: ReactNode
  icon?: IconType | undefined
  /** At the end of the title: a badge, a price. */
  aside?: ReactNode
  isDisabled?: boolean | undefined
}

/** One choice with its explanation. Lives inside a `ChoiceCardGroup`. */
export function ChoiceCard(asGiven: ChoiceCardProps) {
  const [part, props] = takeParts(asGiven)
  const { value, title, children, icon, aside, isDisabled, className, style, ref, ...rest } = props
  const id = useId()
  const bodyId = `${id}-body`
  const asideId = `${id}-aside`
  const described = [aside === undefined ? '' : asideId, children === undefined ? '' : bodyId].filter(Boolean).join(' ')
  return (
    <Radio
      {...rest}
      {...given({ isDisabled, style })}
      ref={ref as never}
      {...(described === '' ? {} : { 'aria-describedby': described })}
      aria-label={title}
      className={classNames(styles.card, className)}
      value={value}
    >
      <span {...part('circle', styles.circle)} />
      {icon && <Icon {...part('icon', styles.icon)} of={icon} size={24} />}
      <span {...part('words', styles.words)}>
        <span className={styles.top}>
          <span {...part('title', styles.title)}>{title}</span>
          {aside !== undefined && (
            <span {...part('aside', styles.aside)} id={asideId}>
              {aside}
            </span>
          )}
        </span>
        {children !== undefined && (
          <span {...part('body', styles.body)} id={bodyId}>
            {children}
          </span>
        )}
      </span>
    </Radio>
  )
}

export interface ChoiceCardGroupProps
  extends
    FieldProps,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'cards' | 'label' | 'description' | 'error'> {
  /** `ChoiceCard`s. */
  children: ReactNode
  /** The chosen value; an empty string when none is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** The input of the chosen card, or of the first that can be chosen. */
  inputRef?: Ref<HTMLInputElement | null> | undefined
  /** Side by side from 768 px. */
  columns?: 1 | 2 | 3 | undefined
}

const keyOf = (value: string | undefined): string | null | undefined => (value === '' ? null : value)

/** A choice between two to four ways that need a word of explanation. Short choices are a `RadioGroup`. */
export function ChoiceCardGroup(asGiven: ChoiceCardGroupProps) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, labelAction, children, columns = 1, ...rest } = props
  const { value, defaultValue, onChange, className, style, ref, inputRef, ...aria } = rest
  const root = useRef<HTMLDivElement>(null)
  const refs = useMergedRefs(root, ref)
  useGroupInput(root, inputRef)
  const handleChange = useTouchingChange(onChange)
  return (
    <RadioGroup
      {...given({ ...aria, isRequired, style, value: keyOf(value), defaultValue: keyOf(defaultValue) })}
      {...trackOf(aria)}
      ref={refs}
      className={classNames(fieldStyles.root, className)}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      validationBehavior="aria"
      onChange={handleChange}
    >
      <FieldLabel part={part} isRequired={isRequired} label={label} labelAction={labelAction} />
      <div {...part('cards', styles.cards, styles.columns[columns])}>{children}</div>
      <FieldHelp part={part} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </RadioGroup>
  )
}

'use client'
import { useId, type ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon, type IconType } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './choice-card.css.ts'

export interface ChoiceCardProps extends CommonProps<HTMLElement>, DataAttributes {
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
export function ChoiceCard(props: ChoiceCardProps) {
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
      <span className={styles.circle} />
      {icon && <Icon className={styles.icon} of={icon} size={24} />}
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={styles.title}>{title}</span>
          {aside !== undefined && (
            <span className={styles.aside} id={asideId}>
              {aside}
            </span>
          )}
        </span>
        {children !== undefined && (
          <span className={styles.body} id={bodyId}>
            {children}
          </span>
        )}
      </span>
    </Radio>
  )
}

export interface ChoiceCardGroupProps extends FieldProps, CommonProps<HTMLDivElement>, DataAttributes {
  /** `ChoiceCard`s. */
  children: ReactNode
  /** The chosen value; an empty string when none is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Side by side from 768 px. */
  columns?: 1 | 2 | 3 | undefined
}

const keyOf = (value: string | undefined): string | null | undefined => (value === '' ? null : value)

/** A choice between two to four ways that need a word of explanation. Short choices are a `RadioGroup`. */
export function ChoiceCardGroup(props: ChoiceCardGroupProps) {
  const { label, description, errorMessage, isInvalid, isRequired, labelAction, children, columns = 1, ...rest } = props
  const { value, defaultValue, onChange, className, style, ref, ...aria } = rest
  return (
    <RadioGroup
      {...given({ ...aria, isRequired, style, onChange })}
      {...given({ value: keyOf(value), defaultValue: keyOf(defaultValue) })}
      ref={ref}
      className={classNames(fieldStyles.root, className)}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={isRequired} label={label} labelAction={labelAction} />
      <div className={classNames(styles.cards, styles.columns[columns])}>{children}</div>
      <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </RadioGroup>
  )
}

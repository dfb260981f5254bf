'use client'
import { useState, type Ref } from 'react'
import { ChevronDown, X } from 'lucide-react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { useWords } from '../i18n/define-words.ts'
import { comboBoxWords } from '../i18n/combo-box.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { TriggerButton } from '../internal/press/trigger-button.tsx'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import * as listStyles from '../internal/list/list.css.ts'
import { Options, type Choice } from '../internal/list/options.tsx'
import * as overlay from '../internal/overlay.css.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './combo-box.css.ts'
import { ListState, RetryState, useListState } from './list-state.tsx'
import { useChoices, type LoadChoices } from './use-choices.ts'

export interface ComboBoxProps extends FieldProps, CommonProps<HTMLDivElement>, DataAttributes {
  /** The whole list; what is typed filters it. Either this or `load`. */
  choices?: readonly Choice[] | undefined
  /** Asks a server for what fits the typed text. Keep it the same between renders (`useCallback`). */
  load?: LoadChoices | undefined
  /** With `load`: how much to type before it is asked. */
  minLength?: number | undefined
  /** With `load`: pause in typing before a request, in milliseconds. */
  pause?: number | undefined
  /** Value of the chosen one; an empty string when none is. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** With `load`: the choice that `value` or `defaultValue` stands for, when it was made before this page. */
  initialChoice?: Choice | undefined
  /** The chosen value, and the whole choice. */
  onChange?: ((value: string, choice: Choice | undefined) => void) | undefined
  placeholder?: string | undefined
  id?: string | undefined
  autoFocus?: boolean | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** The input itself. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

const noChoices: readonly Choice[] = []
const everything = (): boolean => true

/** One of a long list, found by typing: filtered here, or asked from a server. What fits no choice is not kept. */
export function ComboBox(props: ComboBoxProps) {
  const { label, description, errorMessage, isInvalid, isRequired, isReadOnly, labelAction, ...rest } = props
  const { choices = noChoices, load, minLength = 0, pause = 250, initialChoice, ...own } = rest
  const { value, defaultValue = '', onChange, placeholder, className, style, ref, inputRef, ...aria } = own
  const words = useWords(comboBoxWords)
  const [chosen, setChosen] = useState(initialChoice)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [text, setText] = useState(initialChoice?.label ?? '')
  const [isActive, setActive] = useState(false)
  const current = value ?? ownValue
  const known = chosen?.value === current ? chosen : undefined
  // The name of what is chosen is no question: the list then shows what an empty one would find.
  const query = text === known?.label ? '' : text.trim()
  const found = useChoices({ load, query, isActive, minLength, pause })
  const shown = load === undefined ? choices : found.choices
  // The chosen one stays in the list even when the answer lacks it: the field takes its name from there.
  const offered =
    known === undefined || shown.some((choice) => choice.value === known.value) ? shown : [known, ...shown]
  // Only what was chosen before stands in the list: what has become of the question is said below it.
  const isAlone = shown.length === 0 && offered.length > 0 && query !== ''
  const state = useListState(found.phase, minLength)
  const isLoading = found.phase === 'loading' && isActive
  const canClear = current !== '' && isReadOnly !== true && aria.isDisabled !== true
  const choose = (next: string): void => {
    const choice = offered.find((candidate) => candidate.value === next)
    setChosen(choice)
    setOwnValue(next)
    if (next !== current) onChange?.(next, choice)
  }
  return (
    <AriaComboBox
      {...given({ ...aria, isRequired, isReadOnly, style })}
      {...(load === undefined ? {} : { defaultFilter: everything })}
      ref={ref}
      allowsEmptyCollection
      className={classNames(fieldStyles.root, className)}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      menuTrigger="focus"
      validationBehavior="aria"
      value={current === '' ? null : current}
      onChange={(key) => choose(key === null ? '' : String(key))}
      onFocus={() => {
        setActive(true)
        aria.onFocus?.()
      }}
      onInputChange={setText}
    >
      <FieldLabel isRequired={isRequired} label={label} labelAction={labelAction} />
      <Group className={fieldStyles.control} {...given({ isReadOnly })}>
        <Input ref={inputRef} className={classNames(fieldStyles.input, styles.input)} {...given({ placeholder })} />
        {isLoading && (
          <span className={styles.waiting}>
            <Spinner label={words.loading} size={16} />
          </span>
        )}
        {canClear && (
          <TriggerButton
            aria-label={words.clear}
            className={fieldStyles.insideButton}
            // Another button of the field; the slot of the context belongs to the arrow.
            slot={null}
            onPress={() => choose('')}
          >
            <Icon of={X} size={16} />
          </TriggerButton>
        )}
        <TriggerButton aria-label={words.open} className={fieldStyles.insideButton}>
          <Icon of={ChevronDown} />
        </TriggerButton>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover className={classNames(overlay.floating, listStyles.panel)} offset={4}>
        <div className={isLoading && shown.length > 0 ? styles.stale : undefined}>
          <Options choices={offered} renderEmpty={() => <ListState phase={found.phase} words={state} />} />
        </div>
        {/* While the list is open, everything but it and the input is hidden from screen readers. */}
        <VisuallyHidden role="status">
          {load !== undefined && (found.phase !== 'ready' || shown.length === 0) ? state : ''}
        </VisuallyHidden>
        {isAlone && <ListState phase={found.phase} words={state} />}
        {found.phase === 'failed' && <RetryState onRetry={found.retry} />}
      </Popover>
    </AriaComboBox>
  )
}

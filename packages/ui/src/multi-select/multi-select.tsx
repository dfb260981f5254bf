'use client'
import { useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { ButtonContext } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useWords } from '../i18n/define-words.ts'
import { multiSelectWords } from '../i18n/multi-select.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { useFormReset } from '../internal/entry/use-form-reset.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { TriggerButton } from '../internal/press/trigger-button.tsx'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../internal/field/field.tsx'
import * as listStyles from '../internal/list/list.css.ts'
import { Options, type Choice } from '../internal/list/options.tsx'
import { useMergedRefs } from '../internal/merge-refs.ts'
import * as overlay from '../internal/overlay.css.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as selectStyles from '../select/select.css.ts'
import { Tag } from '../tag/tag.tsx'
import * as styles from './multi-select.css.ts'

export interface MultiSelectProps extends Omit<FieldProps, 'isReadOnly'>, CommonProps<HTMLDivElement>, DataAttributes {
  choices: readonly Choice[]
  /** Values of the chosen ones, in the order of the list. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onChange?: ((value: string[]) => void) | undefined
  /** «Выберите» by default. */
  placeholder?: string | undefined
  /** Shows each chosen one below the field, with a button that removes it. */
  hasTags?: boolean | undefined
  id?: string | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
}

const none: readonly string[] = []

/** Any number of a list. The list stays open while things are chosen; a few choices are better off in `CheckboxGroup`. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, description, errorMessage, isInvalid, isRequired, labelAction, choices, ...rest } = props
  const {
    value,
    defaultValue = none,
    onChange,
    placeholder,
    hasTags = false,
    name,
    className,
    style,
    ref,
    ...aria
  } = rest
  const words = useWords(multiSelectWords)
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const root = useRef<HTMLDivElement>(null)
  const refs = useMergedRefs(root, ref)
  useFormReset(root, () => setOwn(defaultValue))
  const chosen = choices.filter((choice) => current.includes(choice.value))
  const available = choices.filter((choice) => choice.isDisabled !== true)
  const choose = (keys: readonly string[]): void => {
    const next = choices.map((choice) => choice.value).filter((key) => keys.includes(key))
    setOwn(next)
    onChange?.(next)
  }
  const remove = (key: string): void => choose(current.filter((other) => other !== key))
  return (
    <AriaSelect<object, 'multiple'>
      {...given({ ...aria, isRequired, style })}
      ref={refs}
      className={classNames(fieldStyles.root, className)}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      placeholder={placeholder ?? words.placeholder}
      selectionMode="multiple"
      validationBehavior="aria"
      value={[...current]}
      onChange={(keys) => choose(keys.map(String))}
    >
      <FieldLabel isRequired={isRequired} label={label} labelAction={labelAction} />
      <TriggerButton className={classNames(fieldStyles.control, selectStyles.button)}>
        <SelectValue className={selectStyles.value}>
          {({ defaultChildren, isPlaceholder }) =>
            isPlaceholder ? (
              defaultChildren
            ) : (
              <span className={styles.summary}>
                <span className={styles.names}>{chosen.map((choice) => choice.label).join(', ')}</span>
                {chosen.length > 1 && <span className={styles.count}> {words.chosen(chosen.length)}</span>}
              </span>
            )
          }
        </SelectValue>
        <Icon className={selectStyles.arrow} of={ChevronDown} />
      </TriggerButton>
      {hasTags && chosen.length > 0 && (
        // Buttons of the tags are their own, not that which opens the list.
        <ButtonContext.Provider value={null}>
          <ul aria-label={words.chosenList} className={styles.tags}>
            {chosen.map((choice) => (
              <li key={choice.value} className={styles.tag}>
                <Tag {...(aria.isDisabled === true ? {} : { onRemove: () => remove(choice.value) })}>
                  {choice.label}
                </Tag>
              </li>
            ))}
          </ul>
        </ButtonContext.Provider>
      )}
      {name !== undefined &&
        chosen.map((choice) => (
          <input key={choice.value} disabled={aria.isDisabled} name={name} type="hidden" value={choice.value} />
        ))}
      <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover className={classNames(overlay.floating, listStyles.panel)} offset={4}>
        <Options hasBoxes choices={choices} />
        <div className={styles.footer}>
          <PressButton
            className={styles.action}
            isDisabled={chosen.length === available.length}
            slot={null}
            onPress={() => choose(available.map((choice) => choice.value))}
          >
            {words.all}
          </PressButton>
          <PressButton
            className={styles.action}
            isDisabled={chosen.length === 0}
            slot={null}
            onPress={() => choose([])}
          >
            {words.none}
          </PressButton>
        </div>
      </Popover>
    </AriaSelect>
  )
}

'use client'
import { useMemo, useRef, useState, type Ref } from 'react'
import { useHiddenSelect, useSelect, type HiddenSelectProps } from 'react-aria/useSelect'
import { useSelectState } from 'react-stately/useSelectState'
import { dataAttributesOf } from '../data-table/data-attributes.ts'
import { useWords } from '../i18n/define-words.ts'
import { selectWords } from '../i18n/select.ts'
import { Icon } from '../icon/icon.tsx'
import { ChevronDown } from '../icon/lines.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import * as fieldStyles from '../internal/field/field.css.ts'
import { invalidity, type FieldProps } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { ChoiceCollection } from '../internal/list/choice-collection.ts'
import { ListHelp, ListLabel } from '../internal/list/field-texts.tsx'
import { ListLayout } from '../internal/list/list-layout.ts'
import type { ListPart } from '../internal/list/list-part.ts'
import { ListPopover } from '../internal/list/list-popover.tsx'
import { Options, type Choice, type RenderOption } from '../internal/list/options.tsx'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './select.css.ts'
import { useTouched } from '../internal/touched.ts'
import { trackOf } from '../internal/track.ts'

export interface SelectProps<C extends Choice = Choice>
  extends
    Omit<FieldProps, 'isReadOnly'>,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'control' | 'value' | 'arrow' | 'label' | 'description' | 'error' | ListPart> {
  /** A list that stays the same between renders: a constant of the module, or from `useMemo`. */
  items?: readonly C[] | undefined
  /** Value of the chosen one; an empty string when none is. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** «Выберите» by default. */
  placeholder?: string | undefined
  /** Draws a choice in the open list; keep the function stable. Its name remains `label`. */
  renderOption?: RenderOption<C> | undefined
  /** Height of the control: 40 or 44 px. */
  size?: 'medium' | 'large' | undefined
  id?: string | undefined
  autoFocus?: boolean | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** The button that opens the list. */
  inputRef?: Ref<HTMLButtonElement> | undefined
}

const none: readonly never[] = []
/** The list as the browser knows one: it fills it in, and a plain form sends its value. As long as the other, whatever its length. */
function HiddenChoices(props: HiddenSelectProps<Choice, 'single'>) {
  const { state, triggerRef, label } = props
  const { collection, value } = state
  const select = useRef<HTMLSelectElement>(null)
  const { containerProps, selectProps } = useHiddenSelect({ ...props, selectRef: select }, state, triggerRef)
  const options = useMemo(
    () =>
      [...collection].map(({ key, textValue }) => (
        <option key={key} value={key}>
          {textValue}
        </option>
      )),
    [collection],
  )
  return (
    <div {...containerProps}>
      <label>
        {label}
        <select {...selectProps} ref={select}>
          <option value="">{'\u00a0'}</option>
          {options}
          {/* One that is not in the list, or not yet, is sent all the same. */}
          {value !== null && collection.getItem(value) === null && <option value={value}>{value}</option>}
        </select>
      </label>
    </div>
  )
}

const keyOf = (value: string | undefined): string | null | undefined => (value === '' ? null : value)

/**
 * One of a list that is known beforehand, of any length. Typing letters while it is closed or open goes to the choice
 * that begins with them. For two or three choices take `RadioGroup`, for one that is searched or comes from a server
 * `ComboBox`.
 */
export function Select<C extends Choice = Choice>(asGiven: SelectProps<C>) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, labelAction, items: choices = none, ...rest } = props
  const touched = useTouched()
  const { value, defaultValue, onChange, placeholder, renderOption, size = 'medium', ...own } = rest
  const { isDisabled, name, id, autoFocus, onBlur, onFocus, className, style, ref, inputRef } = own
  const words = useWords(selectWords)
  const button = useRef<HTMLButtonElement>(null)
  const buttonRef = useMergedRefs(button, inputRef)
  const box = useRef<HTMLDivElement>(null)
  const [layout] = useState(() => new ListLayout(box))
  const collection = useMemo(() => new ChoiceCollection(choices), [choices])
  const shared = given({ isDisabled, isRequired, name, id, autoFocus, onBlur, onFocus })
  const state = useSelectState<Choice>({
    ...shared,
    ...given({ value: keyOf(value), defaultValue: keyOf(defaultValue) }),
    collection,
    isInvalid: invalidity({ isInvalid, errorMessage }),
    validationBehavior: 'aria',
    onChange: (key) => {
      touched()
      onChange?.(key === null ? '' : String(key))
    },
  })
  const select = useSelect<Choice>({ ...shared, label, validationBehavior: 'aria' }, state, button)
  const { isInvalid: isWrong, validationErrors, validationDetails } = select
  const chosen = state.selectedItem?.textValue
  return (
    <div
      ref={ref}
      className={classNames(fieldStyles.root, className)}
      data-disabled={isDisabled || undefined}
      data-focused={state.isFocused || undefined}
      data-invalid={isWrong || undefined}
      data-open={state.isOpen || undefined}
      data-required={isRequired || undefined}
      style={style}
      {...dataAttributesOf(props)}
      {...trackOf(props)}
    >
      <ListLabel
        part={part}
        elementType="span"
        isRequired={isRequired}
        label={label}
        labelAction={labelAction}
        labelProps={select.labelProps}
      />
      <PressButton
        {...select.triggerProps}
        ref={buttonRef}
        autoFocus={autoFocus ?? false}
        {...part('control', fieldStyles.control, size === 'large' && fieldStyles.controlLarge, styles.button)}
        isPressed={state.isOpen}
        slot={null}
      >
        <span
          {...select.valueProps}
          {...part('value', styles.value)}
          data-placeholder={chosen === undefined || undefined}
        >
          {chosen ?? placeholder ?? words.placeholder}
        </span>
        <Icon {...part('arrow', styles.arrow)} of={ChevronDown} />
      </PressButton>
      <ListHelp
        part={part}
        description={description}
        descriptionProps={select.descriptionProps}
        errorMessage={errorMessage}
        errorMessageProps={select.errorMessageProps}
        isInvalid={isInvalid}
        validation={{ isInvalid: isWrong, validationErrors, validationDetails }}
      />
      <ListPopover
        part={part}
        {...trackOf(props)}
        anchor={button}
        box={box}
        isSheet
        isOpen={state.isOpen}
        labelledBy={select.menuProps['aria-labelledby']}
        trigger="Select"
        onOpenChange={state.setOpen}
      >
        <Options
          part={part}
          {...select.menuProps}
          box={box}
          collection={collection}
          layout={layout}
          renderOption={renderOption as RenderOption | undefined}
          state={state}
        />
      </ListPopover>
      <HiddenChoices {...select.hiddenSelectProps} />
    </div>
  )
}

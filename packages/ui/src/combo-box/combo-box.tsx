'use client'
import { useMemo, useRef, useState } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useComboBox } from 'react-aria/useComboBox'
import { Group } from 'react-aria-components/Group'
import { useComboBoxState } from 'react-stately/useComboBoxState'
import { dataAttributesOf } from '../data-table/data-attributes.ts'
import { useWords } from '../i18n/define-words.ts'
import { comboBoxWords } from '../i18n/combo-box.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts } from '../internal/parts.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { invalidity } from '../internal/field/field.tsx'
import { useFilled } from '../internal/entry/use-filled.ts'
import { useFormReset } from '../internal/entry/use-form-reset.ts'
import { useServerError } from '../internal/form-errors.ts'
import { searchChoices } from '../internal/list/choice.ts'
import { ChoiceCollection } from '../internal/list/choice-collection.ts'
import { ListHelp, ListLabel } from '../internal/list/field-texts.tsx'
import { ListLayout } from '../internal/list/list-layout.ts'
import { ListPopover } from '../internal/list/list-popover.tsx'
import { Options, type Choice, type RenderOption } from '../internal/list/options.tsx'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { given } from '../internal/props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './combo-box.css.ts'
import { FieldButtons } from './field-buttons.tsx'
import { ListState, RetryState, useListState } from './list-state.tsx'
import { useChoices } from './use-choices.ts'
import { useTypedText } from './use-typed-text.ts'
import { useTouched } from '../internal/touched.ts'
import type { ComboBoxProps } from './props.ts'
import { trackOf } from '../internal/track.ts'

const noChoices: readonly never[] = []

/**
 * One of a long list, found by typing: filtered here, or asked from a server. The list opens on typing, on a press and
 * on the arrow keys, not when the field is merely passed. A whole label that is typed is its choice; what fits no choice
 * stays in sight with a sentence, and the value is empty.
 */
export function ComboBox<C extends Choice = Choice>(asGiven: ComboBoxProps<C>) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, isReadOnly, isDisabled, labelAction, ...rest } =
    props
  const { items: choices = noChoices, load, minLength = 0, pause = 250, ...others } = rest
  const { initialItem: initialChoice, renderOption, ...own } = others
  const { value, defaultValue = '', onChange, placeholder, className, style, ref, inputRef } = own
  const { id, name, autoFocus, onBlur, onFocus } = own
  const words = useWords(comboBoxWords)
  const [chosen, setChosen] = useState(initialChoice)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [isActive, setActive] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const inputRefs = useMergedRefs(input, inputRef)
  const button = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const popover = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [layout] = useState(() => new ListLayout(box))

  const current = value ?? ownValue
  const [text, setText] = useState(
    () => (initialChoice ?? choices.find((choice) => choice.value === current))?.label ?? '',
  )
  const known = useMemo(
    () => (chosen?.value === current ? chosen : choices.find((choice) => choice.value === current)),
    [chosen, choices, current],
  )
  // The name of what is chosen is no question: the list then shows what an empty one would find.
  const query = text === known?.label ? '' : text.trim()
  const found = useChoices({ load, query, isActive, minLength, pause })
  const shown = useMemo(
    () => (load === undefined ? searchChoices(choices, query) : found.choices),
    [load, choices, query, found.choices],
  )
  // The chosen one is known even where the list lacks it: the field takes its text from there.
  const collection = useMemo(() => new ChoiceCollection(shown, known === undefined ? [] : [known]), [shown, known])
  const listWords = useListState(found.phase, minLength)
  const isLoading = found.phase === 'loading' && isActive
  const all = load === undefined ? choices : shown
  const find = (sought: string): C | undefined =>
    [known, initialChoice, ...all].find((choice) => choice?.value === sought)
  const nameOf = (sought: string): string => (sought === '' ? '' : (find(sought)?.label ?? ''))
  const touched = useTouched()
  const choose = (next: string): void => {
    const choice = next === '' ? undefined : find(next)
    setChosen(choice)
    setOwnValue(next)
    if (choice !== undefined) setText(choice.label)
    if (next === current) return
    touched()
    onChange?.(next, choice)
  }
  const { phase } = found
  const typed = useTypedText({ text, setText, value: current, label: nameOf(current), choices: all, phase, choose })
  const clear = (): void => {
    typed.set('')
    choose('')
  }
  const [first] = useState(current)
  const reset = (): void => (first === '' ? clear() : typed.set(nameOf(first)))
  useFormReset(input, reset, () => (value === undefined ? reset() : typed.set(nameOf(value))))
  useFilled(input, () => typed.leave())
  const problem = typed.problem && { ...words, hint: listWords }[typed.problem]
  const canClear = (current !== '' || typed.problem !== undefined) && isReadOnly !== true && isDisabled !== true
  const invalid = problem === undefined ? isInvalid : true
  const leave = (): void => {
    typed.leave()
    onBlur?.()
  }
  const shared = given({ isDisabled, isReadOnly, isRequired, id, autoFocus, placeholder, onBlur: leave, onFocus })
  const state = useComboBoxState<Choice>({
    ...shared,
    // The text belongs to this field alone: left to itself it would be cleared where it names no choice.
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    collection,
    inputValue: text,
    isInvalid: invalidity({ isInvalid: invalid, errorMessage }),
    validationBehavior: 'aria',
    value: current === '' ? null : current,
    // The change to none comes whenever the list is closed, by a scroll in the middle of a word as well.
    onChange: (key) => key !== null && choose(String(key)),
    onInputChange: (next) => {
      setActive(true)
      if (next === '') clear()
      else typed.set(next)
    },
    onOpenChange: (isOpen) => isOpen && setActive(true),
  })
  const field = useComboBox<Choice>(
    {
      ...shared,
      inputRef: input,
      buttonRef: button,
      listBoxRef: box,
      popoverRef: popover,
      label,
      layoutDelegate: layout,
      validationBehavior: 'aria',
      onKeyDown: (event) => {
        const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant')
        if (event.key === 'Enter' && !isOnOption) typed.leave()
      },
    },
    state,
  )
  const { isInvalid: isWrong, validationErrors, validationDetails } = field
  const openByPress = (): void => {
    if (!state.isOpen && isReadOnly !== true && isDisabled !== true) state.open(null, 'manual')
  }
  return (
    <div
      ref={ref}
      className={classNames(fieldStyles.root, className)}
      data-disabled={isDisabled || undefined}
      data-focused={state.isFocused || undefined}
      data-invalid={isWrong || undefined}
      data-open={state.isOpen || undefined}
      data-readonly={isReadOnly || undefined}
      data-required={isRequired || undefined}
      style={style}
      {...dataAttributesOf(props)}
      {...trackOf(props)}
    >
      <ListLabel
        part={part}
        isRequired={isRequired}
        label={label}
        labelAction={labelAction}
        labelProps={field.labelProps}
      />
      <Group
        ref={group}
        {...part('control', fieldStyles.control)}
        isDisabled={isDisabled ?? false}
        isInvalid={isWrong}
        {...given({ isReadOnly })}
      >
        <input
          {...mergeProps(field.inputProps, { onClick: openByPress })}
          ref={inputRefs}
          {...part('input', fieldStyles.input, styles.input)}
        />
        <FieldButtons
          part={part}
          arrow={field.buttonProps}
          arrowRef={button}
          // An open list that has nothing to show says so itself.
          isLoading={isLoading && (!state.isOpen || shown.length > 0)}
          isOpen={state.isOpen}
          onClear={canClear ? clear : undefined}
        />
      </Group>
      <ListHelp
        part={part}
        description={description}
        descriptionProps={field.descriptionProps}
        errorMessage={errorMessage ?? problem}
        errorMessageProps={field.errorMessageProps}
        isInvalid={invalid}
        validation={{ isInvalid: isWrong, validationErrors, validationDetails }}
      />
      {name !== undefined && <input disabled={isDisabled} name={name} type="hidden" value={current} />}
      <ListPopover
        part={part}
        {...trackOf(props)}
        isNonModal
        anchor={group}
        box={box}
        isOpen={state.isOpen}
        popover={popover}
        trigger="ComboBox"
        onOpenChange={(isOpen) => (isOpen ? state.open() : state.close())}
      >
        <Options
          part={part}
          {...field.listBoxProps}
          box={box}
          className={isLoading && shown.length > 0 ? styles.stale : undefined}
          collection={state.collection as ChoiceCollection}
          layout={layout}
          query={query}
          renderEmpty={() => <ListState part={part} phase={found.phase} words={listWords} />}
          renderOption={renderOption as RenderOption | undefined}
          state={state}
        />
        {/* While the list is open, everything but it and the input is hidden from screen readers. */}
        <VisuallyHidden role="status">
          {load !== undefined && (found.phase !== 'ready' || shown.length === 0) ? listWords : ''}
        </VisuallyHidden>
        {found.phase === 'failed' && <RetryState part={part} onRetry={found.retry} />}
      </ListPopover>
    </div>
  )
}

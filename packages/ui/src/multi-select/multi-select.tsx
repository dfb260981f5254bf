'use client'
import { useMemo, useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react-aria/useId'
import { useSelect } from 'react-aria/useSelect'
import { useSelectState } from 'react-stately/useSelectState'
import { ListState, RetryState, useListState } from '../combo-box/list-state.tsx'
import { useChoices } from '../combo-box/use-choices.ts'
import { dataAttributesOf } from '../data-table/data-attributes.ts'
import { useWords } from '../i18n/define-words.ts'
import { multiSelectWords } from '../i18n/multi-select.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts } from '../internal/parts.ts'
import { useFormReset } from '../internal/entry/use-form-reset.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import * as fieldStyles from '../internal/field/field.css.ts'
import { invalidity } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { searchChoices } from '../internal/list/choice.ts'
import { ChoiceCollection } from '../internal/list/choice-collection.ts'
import { ListHelp, ListLabel } from '../internal/list/field-texts.tsx'
import { ListLayout } from '../internal/list/list-layout.ts'
import { ListPopover } from '../internal/list/list-popover.tsx'
import { Options, type Choice, type RenderOption } from '../internal/list/options.tsx'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { given } from '../internal/props.ts'
import * as selectStyles from '../select/select.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { AllAndNone, ChosenTags, ChosenValues } from './chosen.tsx'
import { SearchBox } from './search-box.tsx'
import { useChosen } from './use-chosen.ts'
import { useTouched } from '../internal/touched.ts'
import type { MultiSelectProps } from './props.ts'
import { trackOf } from '../internal/track.ts'

const none: readonly never[] = []

/**
 * Any number of a list, which stays open while things are chosen. A long list has a search; a few choices are better off
 * in `CheckboxGroup`.
 */
export function MultiSelect<C extends Choice = Choice>(asGiven: MultiSelectProps<C>) {
  const [part, props] = takeParts(useServerError(asGiven))
  const { label, description, errorMessage, isInvalid, isRequired, labelAction, items: choices, load, ...rest } = props
  const { minLength = 0, pause = 250, hasSearch = load !== undefined, ...own } = rest
  const { initialItems: initialChoices = none } = rest
  const { value, defaultValue = none, onChange, placeholder, renderOption, hasTags = false, inputRef } = own
  const { isDisabled, name, id, onBlur, onFocus, className, style, ref } = own
  const { isOpen: isOpenNow, defaultOpen, onOpenChange } = own
  const words = useWords(multiSelectWords)
  const touched = useTouched()
  const [ownValue, setOwnValue] = useState<readonly string[]>(defaultValue)
  const [search, setSearch] = useState('')
  const current = value ?? ownValue
  const root = useRef<HTMLDivElement>(null)
  const refs = useMergedRefs(root, ref)
  const button = useRef<HTMLButtonElement>(null)
  const buttonRef = useMergedRefs(button, inputRef)
  const box = useRef<HTMLDivElement>(null)
  const [layout] = useState(() => new ListLayout(box))
  const [isActive, setActive] = useState(false)
  const listId = useId()
  useFormReset(root, () => setOwnValue(defaultValue))

  const query = search.trim()
  const found = useChoices({ load, query, isActive, minLength, pause })
  const known = load === undefined ? (choices ?? none) : undefined
  const { chosen, arrange } = useChosen({ choices: known, found: found.choices, initialChoices, value: current })
  const shown = useMemo(
    () => (known === undefined ? found.choices : searchChoices(known, query)),
    [known, query, found.choices],
  )
  const collection = useMemo(() => new ChoiceCollection(shown, chosen), [shown, chosen])
  const listWords = useListState(found.phase, minLength)
  const choose = (keys: readonly string[]): void => {
    const next = arrange(keys)
    setOwnValue(next)
    // The question is answered: the next one is not typed after it.
    setSearch('')
    touched()
    onChange?.(next)
  }
  const shared = given({ isDisabled, isRequired, id, onBlur, onFocus })
  const state = useSelectState<Choice, 'multiple'>({
    ...shared,
    ...given({ isOpen: isOpenNow, defaultOpen }),
    allowsEmptyCollection: true,
    collection,
    isInvalid: invalidity({ isInvalid, errorMessage }),
    selectionMode: 'multiple',
    validationBehavior: 'aria',
    value: current,
    onChange: (keys) => choose(keys.map(String)),
    onOpenChange: (isOpen) => {
      setActive(isOpen)
      setSearch('')
      onOpenChange?.(isOpen)
    },
  })
  const select = useSelect<Choice, 'multiple'>({ ...shared, label, validationBehavior: 'aria' }, state, button)
  const { isInvalid: isWrong, validationErrors, validationDetails } = select
  const leave = select.menuProps.onBlur
  return (
    <div
      ref={refs}
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
        {...part('control', fieldStyles.control, selectStyles.button)}
        isPressed={state.isOpen}
        slot={null}
      >
        <span
          {...select.valueProps}
          {...part('value', selectStyles.value)}
          data-placeholder={chosen.length === 0 || undefined}
        >
          <ChosenValues part={part} chosen={chosen} placeholder={placeholder ?? words.placeholder} />
        </span>
        <Icon {...part('arrow', selectStyles.arrow)} of={ChevronDown} />
      </PressButton>
      {hasTags && (
        <ChosenTags
          part={part}
          chosen={chosen}
          field={button}
          {...(isDisabled === true
            ? {}
            : { onRemove: (key: string) => choose(current.filter((other) => other !== key)) })}
        />
      )}
      {name !== undefined &&
        current.map((each) => <input key={each} disabled={isDisabled} name={name} type="hidden" value={each} />)}
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
        isOpen={state.isOpen}
        isSheet={!hasSearch}
        labelledBy={select.menuProps['aria-labelledby']}
        trigger="Select"
        onOpenChange={state.setOpen}
      >
        {hasSearch && (
          <SearchBox
            part={part}
            box={box}
            label={words.search}
            layout={layout}
            listId={listId}
            state={state}
            value={search}
            onBlur={leave}
            onChange={setSearch}
          />
        )}
        <Options
          part={part}
          {...select.menuProps}
          hasBoxes
          box={box}
          collection={collection}
          layout={layout}
          query={query}
          renderEmpty={() => <ListState part={part} phase={found.phase} words={listWords} />}
          renderOption={renderOption as RenderOption | undefined}
          state={state}
          {...(hasSearch ? { id: listId, autoFocus: false, shouldUseVirtualFocus: true } : {})}
        />
        {hasSearch && (
          <VisuallyHidden role="status">
            {found.phase === 'ready' ? words.found(shown.length) : listWords}
          </VisuallyHidden>
        )}
        {found.phase === 'failed' && <RetryState part={part} onRetry={found.retry} />}
        <AllAndNone
          part={part}
          chosen={current}
          shown={known === undefined ? none : shown}
          onChange={(keys) => {
            choose(keys)
            // The pressed button has nothing left to do: its focus goes back to the list.
            const place = hasSearch ? box.current?.parentElement?.querySelector('input') : box.current
            place?.focus()
          }}
        />
      </ListPopover>
    </div>
  )
}

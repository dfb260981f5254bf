'use client'
import { use, useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useWords } from '../../i18n/define-words.ts'
import { suggestWords } from '../../i18n/suggest.ts'
import { Spinner } from '../../spinner/spinner.tsx'
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx'
import { classNames } from '../class-names.ts'
import * as fieldStyles from '../field/field.css.ts'
import { FieldHelp, FieldLabel, invalidity, type FieldProps } from '../field/field.tsx'
import * as listStyles from '../list/list.css.ts'
import * as overlay from '../overlay.css.ts'
import type { PartOf } from '../parts.ts'
import { given, type DataAttributes } from '../props.ts'
import { PressButton } from '../press/press-button.tsx'
import * as styles from './suggest.css.ts'
import { useSuggestions, type Suggest } from './use-suggestions.ts'

/** What a suggestion shows. */
export interface Suggestion {
  readonly label: string
  readonly description?: string | undefined
}

/** The parts of a field with suggestions: of its line, and of its fields when it is filled in one by one. */
export type SuggestPart =
  | 'label'
  | 'mode'
  | 'control'
  | 'input'
  | 'list'
  | 'option'
  | 'optionLabel'
  | 'optionDescription'
  | 'fields'
  | 'description'
  | 'error'

interface Props<Item> extends Omit<FieldProps, 'name' | 'labelAction'> {
  text: string
  onTextChange: (text: string) => void
  suggest: Suggest<Item> | undefined
  /** How a suggestion is shown. */
  show: (item: Item) => Suggestion
  onTake: (item: Item) => void
  minLength: number
  pause: number
  /** Leads to the fields of the parts: the way by hand. */
  modeLabel: string
  onMode: () => void
  placeholder?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  onBlur?: (() => void) | undefined
  /** From `trackOf`. */
  track: DataAttributes
  part: PartOf<SuggestPart>
  children?: ReactNode
}

const everything = (): boolean => true

/**
 * Opens the list when an answer comes after the last letter. react-aria opens it while letters come, with what is there
 * by then, and a paste or a pause brings none after its answer.
 */
function OpenOnAnswer({ items }: { items: readonly unknown[] }) {
  const state = use(ComboBoxStateContext)
  const shown = useRef(items)
  // The list learns of its options a render later than this, so it is asked again until it opens. Once it has, or the
  // field was left, these items have had their turn: Escape closes for good.
  useEffect(() => {
    if (state === null || items.length === 0 || items === shown.current) return
    if (state.isOpen || !state.isFocused) shown.current = items
    else state.open(null, 'input')
  })
  return null
}

/** A line of free text with suggestions below it. The text is the person's own: no suggestion need be taken. */
export function SuggestInput<Item>(props: Props<Item>) {
  const { label, description, errorMessage, isInvalid, isRequired, modeLabel, onMode, track, part, children, ...rest } =
    props
  const { text, onTextChange, suggest, show, onTake, minLength, pause, placeholder, inputRef, ...aria } = rest
  const words = useWords(suggestWords)
  const id = useId()
  // Nothing is asked about a text that was there from the beginning or that a suggestion has brought.
  const [asked, setAsked] = useState('')
  const found = useSuggestions({ suggest, query: asked.trim(), minLength, pause })
  const options = found.items.map((item, index) => ({ ...show(item), id: `${index}`, item }))
  const take = (key: string): void => {
    const option = options.find(({ id }) => id === key)
    if (option === undefined) return
    setAsked('')
    onTake(option.item)
  }
  const mode = (
    // Outside the field's own contexts: it is no button of the list.
    <PressButton {...part('mode', styles.mode)} isDisabled={aria.isDisabled === true} slot={null} onPress={onMode}>
      {modeLabel}
    </PressButton>
  )
  const status = found.isLoading ? words.loading : found.hasFailed ? words.failed : ''
  return (
    <ComboBox
      {...given({ ...aria, isRequired, 'aria-describedby': found.hasFailed ? `${id}-failed` : undefined })}
      allowsCustomValue
      className={fieldStyles.root}
      defaultFilter={everything}
      inputValue={text}
      isInvalid={invalidity({ isInvalid, errorMessage })}
      menuTrigger="input"
      validationBehavior="aria"
      value={null}
      onChange={(key) => key !== null && take(String(key))}
      onInputChange={(next) => {
        if (next === text) return
        setAsked(next)
        onTextChange(next)
      }}
    >
      <OpenOnAnswer items={found.items} />
      <FieldLabel part={part} isRequired={isRequired} label={label} labelAction={mode} />
      <Group
        {...part('control', fieldStyles.control)}
        {...given({ isDisabled: aria.isDisabled, isReadOnly: aria.isReadOnly })}
      >
        <Input ref={inputRef} {...part('input', fieldStyles.input)} {...given({ placeholder })} />
        {found.isLoading && (
          <span className={classNames(fieldStyles.adornment, fieldStyles.adornmentEnd)}>
            <Spinner label={words.loading} size={16} />
          </span>
        )}
      </Group>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {children}
      {found.hasFailed && (
        <span className={fieldStyles.description} id={`${id}-failed`}>
          {words.failed}
        </span>
      )}
      <FieldHelp part={part} description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover {...track} {...part('list', overlay.floating, listStyles.panel)} offset={4}>
        <ListBox className={listStyles.list} items={options}>
          {(option) => (
            <ListBoxItem {...part('option', listStyles.item)} id={option.id} textValue={option.label}>
              <span className={listStyles.words}>
                <span {...part('optionLabel')}>{option.label}</span>
                {option.description !== undefined && (
                  <span {...part('optionDescription', listStyles.description)}>{option.description}</span>
                )}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

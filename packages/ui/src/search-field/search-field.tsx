'use client'
import type { ReactNode, Ref } from 'react'
import { Search, X } from 'lucide-react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { useWords } from '../i18n/define-words.ts'
import { searchFieldWords } from '../i18n/search-field.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { FieldHelp, FieldLabel } from '../internal/field/field.tsx'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import * as styles from './search-field.css.ts'
import { trackOf } from '../internal/track.ts'

type BehaviourName = 'autoFocus' | 'id' | 'onBlur' | 'onFocus' | 'onKeyDown'
type Behaviour = { [Name in BehaviourName]?: AriaSearchFieldProps[Name] | undefined }

export interface SearchFieldProps
  extends
    Behaviour,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'control' | 'input' | 'icon' | 'clear' | 'label' | 'description'> {
  /** Name above the field. Without one the field is named «Поиск» for screen readers alone. */
  label?: ReactNode
  /** The name for screen readers, when there is none to see («Поиск по заявлениям»). */
  'aria-label'?: string | undefined
  description?: ReactNode
  placeholder?: string | undefined
  value?: string | undefined
  defaultValue?: string | undefined
  /** Every change. Wait with a request for a pause in typing, or take `onSubmit`. */
  onChange?: ((value: string) => void) | undefined
  /** Enter. */
  onSubmit?: ((value: string) => void) | undefined
  isDisabled?: boolean | undefined
  name?: string | undefined
  /** The input itself. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Inside the frame at its end: a hint of the keys. */
  end?: ReactNode
}

/** A search. Escape or the cross clear it. */
export function SearchField(asGiven: SearchFieldProps) {
  const [part, props] = takeParts(asGiven)
  const { label, description, placeholder, inputRef, end, className, style, ref, ...aria } = props
  const words = useWords(searchFieldWords)
  return (
    <AriaSearchField
      {...(label === undefined ? { 'aria-label': words.label } : {})}
      {...given({ ...aria, style })}
      {...trackOf({ ...props, name: props.name ?? 'search' })}
      ref={ref}
      className={classNames(fieldStyles.root, styles.root, className)}
    >
      {label !== undefined && <FieldLabel part={part} label={label} />}
      <Group {...part('control', fieldStyles.control)} {...given({ isDisabled: aria.isDisabled })}>
        <span {...part('icon', fieldStyles.adornment)}>
          <Icon of={Search} />
        </span>
        <Input ref={inputRef} {...part('input', fieldStyles.input)} {...given({ placeholder })} />
        {end}
        <PressButton aria-label={words.clear} {...part('clear', fieldStyles.insideButton, styles.clear)}>
          <Icon of={X} />
        </PressButton>
      </Group>
      <FieldHelp part={(_, ...own) => part('description', ...own)} description={description} />
    </AriaSearchField>
  )
}

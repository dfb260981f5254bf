import type { Ref } from 'react'
import type { ListStatePart } from '../combo-box/props.ts'
import type { LoadChoices } from '../combo-box/use-choices.ts'
import type { FieldProps } from '../internal/field/field.tsx'
import type { ListPart } from '../internal/list/list-part.ts'
import type { Choice, RenderOption } from '../internal/list/options.tsx'
import type { PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'

/** What is chosen, in the closed field and below it. */
export type ChosenPart = 'count' | 'tags' | 'tag'

/** The search above the list. */
export type SearchPart = 'search' | 'searchInput'

/** The buttons below the list. */
export type FooterPart = 'footer' | 'all' | 'none'

type MultiSelectPart =
  | 'control'
  | 'value'
  | 'arrow'
  | 'label'
  | 'description'
  | 'error'
  | ChosenPart
  | SearchPart
  | FooterPart
  | ListPart
  | ListStatePart

export interface MultiSelectProps<C extends Choice = Choice>
  extends Omit<FieldProps, 'isReadOnly'>, CommonProps<HTMLDivElement>, DataAttributes, PartsProps<MultiSelectPart> {
  /**
   * The whole list, of any length. Either this or `load`. Keep it the same between renders: a constant of the module, or
   * from `useMemo`.
   */
  items?: readonly C[] | undefined
  /** Asks a server for what fits the searched text. Keep it the same between renders (`useCallback`). */
  load?: LoadChoices<C> | undefined
  /** With `load`: how much to type before it is asked. */
  minLength?: number | undefined
  /** With `load`: pause in typing before a request, in milliseconds. */
  pause?: number | undefined
  /** With `load`: the choices that `value` or `defaultValue` stand for, when they were made before this page. */
  initialItems?: readonly C[] | undefined
  /** A search above the list. Always there with `load`. */
  hasSearch?: boolean | undefined
  /** Values of the chosen ones, in the order of the list; with `load` in the order in which they were chosen. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onChange?: ((value: string[]) => void) | undefined
  /** «Выберите» by default. */
  placeholder?: string | undefined
  /** Draws a choice in the open list; keep the function stable. Its name remains `label`. */
  renderOption?: RenderOption<C> | undefined
  /** Shows each chosen one below the field, with a button that removes it. */
  hasTags?: boolean | undefined
  /** Whether the list is open, when the page decides. */
  isOpen?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  id?: string | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** The button that opens the list. */
  inputRef?: Ref<HTMLButtonElement> | undefined
}

import type { Ref } from 'react'
import type { FieldProps } from '../internal/field/field.tsx'
import type { ListPart } from '../internal/list/list-part.ts'
import type { Choice, RenderOption } from '../internal/list/options.tsx'
import type { PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import type { LoadChoices } from './use-choices.ts'

/** What stands in the list besides its choices: words in their place, and another try after a failure. */
export type ListStatePart = 'empty' | 'retry'

/** The buttons of the field: that it waits, the cross, the arrow. */
export type FieldButtonPart = 'spinner' | 'clear' | 'arrow'

type ComboBoxPart = 'control' | 'input' | 'label' | 'description' | 'error' | FieldButtonPart | ListPart | ListStatePart

export interface ComboBoxProps<C extends Choice = Choice>
  extends FieldProps, CommonProps<HTMLDivElement>, DataAttributes, PartsProps<ComboBoxPart> {
  /**
   * The whole list, of any length; what is typed filters it. Either this or `load`. Keep it the same between renders: a
   * constant of the module, or from `useMemo`.
   */
  items?: readonly C[] | undefined
  /** Asks a server for what fits the typed text. Keep it the same between renders (`useCallback`). */
  load?: LoadChoices<C> | undefined
  /** With `load`: how much to type before it is asked. */
  minLength?: number | undefined
  /** With `load`: pause in typing before a request, in milliseconds. */
  pause?: number | undefined
  /** Value of the chosen one; an empty string when none is. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** With `load`: the choice that `value` or `defaultValue` stands for, when it was made before this page. */
  initialItem?: C | undefined
  /** The chosen value, and the whole choice. */
  onChange?: ((value: string, choice: C | undefined) => void) | undefined
  /** Draws a choice in the open list; keep the function stable. Its name remains `label`. */
  renderOption?: RenderOption<C> | undefined
  placeholder?: string | undefined
  id?: string | undefined
  autoFocus?: boolean | undefined
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** The input itself. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

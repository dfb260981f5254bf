'use client'
import {
  Suspense,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type RefObject,
} from 'react'
import { CalendarDays } from 'lucide-react'
import { Icon } from '../../icon/icon.tsx'
import { PressButton } from '../press/press-button.tsx'
import * as fieldStyles from '../field/field.css.ts'
import { useServerError } from '../form-errors.ts'
import type { Codec, Shape } from './shape.ts'
import { useDateProblem, type DateProblem } from './use-date-problem.ts'
import { ValueField, type EntryProps } from './value-field.tsx'
import { takeParts, type PartOf, type PartsProps } from '../parts.ts'
import type { TextFieldProps } from '../../text-field/text-field.tsx'
import { useTouched } from '../touched.ts'
import { trackOf } from '../track.ts'
import type { DataAttributes } from '../props.ts'

/** What the popover of a date or a month has for whoever styles it, and what opens it. */
export type PickerPart = 'opener' | 'calendar' | 'turn' | 'weekday' | 'day' | 'month' | 'today'

/** What a popover of a date or a month gets. */
export interface PickerProps {
  label: string
  anchor: RefObject<HTMLElement | null>
  /** ISO, or an empty string. */
  value: string
  onChange: (value: string) => void
  onClose: () => void
  minValue?: string | undefined
  maxValue?: string | undefined
  isDateUnavailable?: ((value: string) => boolean) | undefined
  /** From `trackOf`. */
  track: DataAttributes
  part: PartOf<PickerPart>
}

/** A date or a month: how it is written and which popover it has. */
export interface PickerKind {
  readonly codec: Codec<string>
  readonly shape: Shape
  readonly settle: (text: string) => string | undefined
  /** Length of a complete text. */
  readonly length: number
  /** The popover, loaded when it is about to be needed. */
  readonly Popover: LazyExoticComponent<ComponentType<PickerProps>>
  readonly load: () => Promise<unknown>
}

type FieldPart = keyof NonNullable<TextFieldProps['classNames']>

export interface PickerFieldProps<Own extends PickerPart = PickerPart>
  extends Omit<EntryProps<string>, 'classNames' | 'slotProps'>, PartsProps<FieldPart | Own> {
  minValue?: string | undefined
  maxValue?: string | undefined
  isDateUnavailable?: ((value: string) => boolean) | undefined
}

interface Props extends PickerFieldProps {
  kind: PickerKind
  words: Readonly<Record<DateProblem | 'open' | 'placeholder', string>>
}

/** A text input beside a popover in which the same value can be chosen. */
export function PickerField({ kind, words, ...asGiven }: Props) {
  const props = useServerError(asGiven)
  // The field takes its own parts itself.
  const [part] = takeParts(props)
  const { minValue, maxValue, isDateUnavailable, errorMessage, isInvalid, onBlur, placeholder, ...rest } = props
  const { value, defaultValue = '', onChange, ...field } = rest
  const { Popover, codec } = kind
  const button = useRef<HTMLButtonElement>(null)
  // The popover stands under the whole field, not under the button at its end.
  const frame = useMemo(
    () => ({
      get current(): HTMLElement | null {
        return button.current?.parentElement ?? null
      },
    }),
    [],
  )
  const [isOpen, setOpen] = useState(false)
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const check = useDateProblem({
    value: current,
    read: codec.read,
    length: kind.length,
    minValue,
    maxValue,
    isUnavailable: isDateUnavailable,
  })
  const touched = useTouched()
  const change = (next: string): void => {
    setOwn(next)
    touched()
    onChange?.(next)
  }
  // What cannot be fetched opens nothing: the text can still be typed, and a lazy part that fails takes the page along.
  const fetch = (then?: () => void) => () => void kind.load().then(then, () => {})
  const hasName = typeof field.label === 'string'
  return (
    <>
      <ValueField
        {...field}
        codec={codec}
        end={
          <PressButton
            ref={button}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            aria-label={hasName ? `${words.open}: ${String(field.label)}` : words.open}
            {...part('opener', fieldStyles.insideButton)}
            isDisabled={field.isDisabled === true || field.isReadOnly === true}
            onHoverStart={fetch()}
            onPress={fetch(() => setOpen(true))}
          >
            <Icon of={CalendarDays} />
          </PressButton>
        }
        errorMessage={errorMessage ?? (check.problem && words[check.problem])}
        inputMode="numeric"
        isInvalid={check.problem === undefined ? isInvalid : true}
        placeholder={placeholder ?? words.placeholder}
        settle={kind.settle}
        shape={kind.shape}
        value={current}
        onBlur={onBlur}
        onChange={change}
        onLeave={check.leave}
        onReset={() => {
          setOwn(defaultValue)
          check.leave('')
        }}
        onTextChange={check.change}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <Popover
            anchor={frame}
            isDateUnavailable={isDateUnavailable}
            label={hasName ? String(field.label) : words.open}
            maxValue={maxValue}
            minValue={minValue}
            part={part}
            track={trackOf(field)}
            value={current}
            onChange={change}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

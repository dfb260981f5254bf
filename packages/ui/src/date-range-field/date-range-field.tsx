'use client'
import { lazy, Suspense, useId, useRef, useState, type ClipboardEvent, type Ref } from 'react'
import { CalendarRange, TriangleAlert } from 'lucide-react'
import { Group } from 'react-aria-components/Group'
import { today } from '@cabinet/validators/dates'
import { dateFieldWords } from '../i18n/date-field.ts'
import { dateRangeFieldWords } from '../i18n/date-range-field.ts'
import { useWords } from '../i18n/define-words.ts'
import { Icon } from '../icon/icon.tsx'
import { codeOnDemand } from '../internal/code-on-demand.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { dateCodec, dateShape } from '../internal/entry/date-shape.ts'
import { useDateProblem } from '../internal/entry/use-date-problem.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import * as fieldStyles from '../internal/field/field.css.ts'
import { invalidity, type FieldProps } from '../internal/field/field.tsx'
import { useServerError } from '../internal/form-errors.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './date-range-field.css.ts'
import { Half } from './half.tsx'
import { emptyPeriod, pastedPeriod, standardPeriods, type Period, type PeriodName } from './period.ts'
import { useTouched } from '../internal/touched.ts'
import { trackOf } from '../internal/track.ts'
import { Words } from '../internal/words.tsx'

const load = codeOnDemand(() => import('../internal/calendar/period-popover.tsx'), 'PeriodPopover')
const PeriodPopover = lazy(async () => ({ default: (await load()).PeriodPopover }))

/** A ready period with its name. */
export interface PeriodPreset extends Period {
  readonly label: string
}

export interface DateRangeFieldProps
  extends
    Omit<FieldProps, 'name'>,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<
      | 'label'
      | 'control'
      | 'dash'
      | 'opener'
      | 'description'
      | 'error'
      | 'calendar'
      | 'preset'
      | 'turn'
      | 'weekday'
      | 'day'
    > {
  /** Both days ISO and included; an empty string for one that is open or not complete. */
  value?: Period | undefined
  defaultValue?: Period | undefined
  onChange?: ((value: Period) => void) | undefined
  /** Ready periods: names of the standard ones, or your own. `[]` for none. */
  presets?: readonly (PeriodName | PeriodPreset)[] | undefined
  /** The first allowed day, ISO. */
  minValue?: string | undefined
  /** The last allowed day, ISO. */
  maxValue?: string | undefined
  /** Names in the data of a plain form. */
  nameFrom?: string | undefined
  nameTo?: string | undefined
  /** The first of the two inputs. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /** The focus has left both inputs. */
  onBlur?: (() => void) | undefined
}

const usual: readonly PeriodName[] = ['today', 'month', 'lastMonth', 'quarter', 'lastQuarter', 'year']

/**
 * A period of days: two text inputs beside a calendar with ready periods. Each takes what `DateField` takes; a period
 * pasted into either fills both. A first day after the last one is told at once.
 */
export function DateRangeField(asGiven: DateRangeFieldProps) {
  const [part, props] = takeParts(useServerError(asGiven, [asGiven.nameFrom, asGiven.nameTo]))
  const { label, description, errorMessage, isInvalid, isRequired, isDisabled, isReadOnly, labelAction, ...rest } =
    props
  const { value, defaultValue = emptyPeriod, onChange, presets = usual, minValue, maxValue, ...own } = rest
  const { nameFrom, nameTo, inputRef, onBlur, className, ...root } = own
  const track = trackOf({ ...root, name: nameFrom })
  const words = useWords(dateRangeFieldWords)
  const dateWords = useWords(dateFieldWords)
  const id = useId()
  const control = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const { from, to } = value ?? ownValue
  const bounds = { read: dateCodec.read, length: 10, minValue, maxValue }
  const checks = { from: useDateProblem({ ...bounds, value: from }), to: useDateProblem({ ...bounds, value: to }) }
  const problem = checks.from.problem ?? checks.to.problem
  const ownError = problem ? dateWords[problem] : from !== '' && to !== '' && from > to ? words.order : undefined
  const error = errorMessage ?? ownError
  const invalid = ownError === undefined ? invalidity({ isInvalid, errorMessage }) : true
  const hasHelp = invalid ? error !== undefined : description !== undefined
  const touched = useTouched()
  const change = (next: Period): void => {
    setOwnValue(next)
    touched()
    onChange?.(next)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const period = pastedPeriod(event.clipboardData.getData('text'))
    if (period === undefined || isReadOnly === true) return
    const [first, last] = period.map((text) => dateCodec.read(dateShape.layOut(text, 'paste')))
    if (!first || !last) return
    event.preventDefault()
    change({ from: first, to: last })
  }
  const half = (side: 'from' | 'to') => ({
    describedBy: hasHelp ? `${id}-help` : undefined,
    isInvalid: invalid,
    labelledBy: `${id}-label ${id}-${side}`,
    placeholder: dateWords.placeholder,
    onLeave: (text: string, next: EventTarget | null) => {
      checks[side].leave(text)
      if (!(next instanceof Node && control.current?.contains(next) === true)) onBlur?.()
    },
    onPaste: paste,
    onReset: () => {
      setOwnValue(defaultValue)
      checks[side].leave('')
    },
    onTextChange: checks[side].change,
    ...{ isRequired, isDisabled, isReadOnly },
  })
  // What cannot be fetched opens nothing: the days can still be typed, and a lazy part that fails takes the page along.
  const fetch = (then?: () => void) => () => void load().then(then, () => {})
  const periods = standardPeriods(today())
  const name = typeof label === 'string' ? label : words.open
  return (
    <div
      {...root}
      {...track}
      aria-labelledby={`${id}-label`}
      className={classNames(fieldStyles.root, styles.root, className)}
      role="group"
    >
      <span className={fieldStyles.labelRow}>
        <span {...part('label', fieldStyles.label)} id={`${id}-label`}>
          <Words>{label}</Words>
          {isRequired === true && (
            <span aria-hidden className={fieldStyles.required}>
              {'\u00a0*'}
            </span>
          )}
        </span>
        {labelAction}
      </span>
      <Group
        ref={control}
        {...part('control', fieldStyles.control)}
        {...given({ isDisabled, isReadOnly })}
        isInvalid={invalid}
        role="presentation"
      >
        <VisuallyHidden id={`${id}-from`}>{words.from}</VisuallyHidden>
        <Half
          {...half('from')}
          inputRef={inputRef}
          name={nameFrom}
          value={from}
          onChange={(next) => change({ from: next, to })}
        />
        <span aria-hidden {...part('dash', styles.dash)}>
          –
        </span>
        <VisuallyHidden id={`${id}-to`}>{words.to}</VisuallyHidden>
        <Half {...half('to')} name={nameTo} value={to} onChange={(next) => change({ from, to: next })} />
        <PressButton
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          aria-label={typeof label === 'string' ? `${words.open}: ${label}` : words.open}
          {...part('opener', fieldStyles.insideButton)}
          isDisabled={isDisabled === true || isReadOnly === true}
          onHoverStart={fetch()}
          onPress={fetch(() => setOpen(true))}
        >
          <Icon of={CalendarRange} />
        </PressButton>
      </Group>
      {hasHelp && (
        <span
          {...part(invalid ? 'error' : 'description', invalid ? fieldStyles.error : fieldStyles.description)}
          id={`${id}-help`}
        >
          {invalid && <Icon of={TriangleAlert} size={16} />}
          <span>{invalid ? error : description}</span>
        </span>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PeriodPopover
            anchor={control}
            label={name}
            maxValue={maxValue}
            minValue={minValue}
            part={part}
            presets={presets.map((preset) =>
              typeof preset === 'string' ? { ...periods[preset], label: words[preset] } : preset,
            )}
            presetsLabel={words.presets}
            track={track}
            value={{ from, to }}
            onChange={change}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

'use client'
import { lazy } from 'react'
import { dateFieldWords } from '../i18n/date-field.ts'
import { useWords } from '../i18n/define-words.ts'
import { codeOnDemand } from '../internal/code-on-demand.ts'
import { dateCodec, dateShape, settleDate } from '../internal/entry/date-shape.ts'
import { PickerField, type PickerFieldProps, type PickerKind } from '../internal/entry/picker-field.tsx'

export interface DateFieldProps extends PickerFieldProps<'opener' | 'calendar' | 'turn' | 'weekday' | 'day' | 'today'> {
  /** ISO date `2026-11-20`; an empty string while the text is no complete and possible date. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Never gives half a date: `2026-11-20` or an empty string. */
  onChange?: ((value: string) => void) | undefined
  /** The first allowed day, ISO. An earlier one is given to `onChange`, and the field says that it is too early. */
  minValue?: string | undefined
  /** The last allowed day, ISO. */
  maxValue?: string | undefined
  /** Days that cannot be chosen, such as days off. */
  isDateUnavailable?: ((date: string) => boolean) | undefined
}

const load = codeOnDemand(() => import('../internal/calendar/date-popover.tsx'), 'DatePopover')
const kind: PickerKind = {
  codec: dateCodec,
  shape: dateShape,
  settle: settleDate,
  length: 10,
  load,
  Popover: lazy(async () => ({ default: (await load()).DatePopover })),
}

/**
 * A date in one text input, `дд.мм.гггг`, beside a calendar. `1.2.2026`, `01022026`, a pasted or filled-in date all
 * become 01.02.2026. What is wrong with the text itself the field says by itself, after the person has left it;
 * `errorMessage` of the form goes first.
 */
export function DateField(props: DateFieldProps) {
  return <PickerField {...props} kind={kind} words={useWords(dateFieldWords)} />
}

'use client'
import { lazy } from 'react'
import { useWords } from '../i18n/define-words.ts'
import { monthFieldWords } from '../i18n/month-field.ts'
import { codeOnDemand } from '../internal/code-on-demand.ts'
import { monthCodec, monthShape, settleMonth } from '../internal/entry/date-shape.ts'
import { PickerField, type PickerFieldProps, type PickerKind } from '../internal/entry/picker-field.tsx'

export interface MonthFieldProps extends Omit<
  PickerFieldProps<'opener' | 'calendar' | 'turn' | 'month' | 'today'>,
  'isDateUnavailable'
> {
  /** ISO month `2026-11`; an empty string while the text is no complete month. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** The first allowed month, ISO. */
  minValue?: string | undefined
  /** The last allowed month, ISO. */
  maxValue?: string | undefined
}

const load = codeOnDemand(() => import('../internal/calendar/month-popover.tsx'), 'MonthPopover')
const kind: PickerKind = {
  codec: monthCodec,
  shape: monthShape,
  settle: settleMonth,
  length: 7,
  load,
  Popover: lazy(async () => ({ default: (await load()).MonthPopover })),
}

/** A month in one text input, `мм.гггг`, beside a year of months: a reporting period, a card's last month. */
export function MonthField(props: MonthFieldProps) {
  return <PickerField {...props} kind={kind} words={useWords(monthFieldWords)} />
}

import { DateRangeField, type DateRangeFieldProps } from '@cabinet/ui/date-range-field'
import { formatDate } from '@cabinet/ui/date-text'
import type { RegisterControl } from './controls.tsx'
import type { RegisterMessages } from './messages.ts'

const RANGE = '..'
const DAY = /^\d{4}-\d{2}-\d{2}$/

const daysOf = (value: string): readonly [from: string, to: string] => {
  const [from = '', to = ''] = value.split(RANGE).map((day) => (DAY.test(day) ? day : ''))
  return [from, to]
}

/** From one day to another; the filter is `filtersOf(list).days(field)`. */
export const periodControl = <const Name extends string>({
  name,
  label,
  locale,
  messages: t,
  presets,
}: {
  readonly name: Name
  readonly label: string
  readonly locale: string
  /** Of the register: the words of the chip. */
  readonly messages: RegisterMessages
  readonly presets?: DateRangeFieldProps['presets']
}): RegisterControl<Name> => ({
  name,
  label,
  size: 'wide',
  words(value) {
    const [from, to] = daysOf(value).map((day) => day && formatDate(day, 'date', { locale }))
    if (from && to) return t('range.both', { from, to })
    if (from) return t('range.from', { from })
    return to ? t('range.to', { to }) : ''
  },
  field(value, onChange) {
    const [from, to] = daysOf(value)
    return (
      <DateRangeField
        data-track={name}
        label={label}
        value={{ from, to }}
        presets={presets}
        onChange={(next) => onChange(next.from || next.to ? `${next.from}${RANGE}${next.to}` : '')}
      />
    )
  },
})

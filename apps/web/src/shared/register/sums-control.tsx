import { formatMoney } from '@cabinet/ui/money'
import { MoneyField } from '@cabinet/ui/money-field'
import type { RegisterControl } from './controls.tsx'
import type { RegisterMessages } from './messages.ts'
import * as styles from './register.css.ts'

const RANGE = '..'
const KOPECKS = /^\d{1,15}$/

const sumsOf = (value: string): readonly [from: number | null, to: number | null] => {
  const [from = '', to = ''] = value.split(RANGE)
  return [KOPECKS.test(from) ? Number(from) : null, KOPECKS.test(to) ? Number(to) : null]
}

const textOf = (from: number | null, to: number | null): string =>
  from === null && to === null ? '' : `${from ?? ''}${RANGE}${to ?? ''}`

/** From one sum to another; the filter is `filtersOf(list).sums(field)`. */
export const sumsControl = <const Name extends string>({
  name,
  label,
  locale,
  messages: t,
}: {
  readonly name: Name
  readonly label: string
  readonly locale: string
  /** Of the register: its own words. */
  readonly messages: RegisterMessages
}): RegisterControl<Name> => ({
  name,
  label,
  size: 'wide',
  words(value) {
    const [from, to] = sumsOf(value).map((sum) => sum !== null && formatMoney(sum, { locale }))
    if (from && to) return t('range.both', { from, to })
    if (from) return t('range.sumFrom', { from })
    return to ? t('range.sumTo', { to }) : ''
  },
  field(value, onChange) {
    const [from, to] = sumsOf(value)
    return (
      <div className={styles.sums} data-track={name}>
        <MoneyField label={t('sum.from', { label })} value={from} onChange={(next) => onChange(textOf(next, to))} />
        <MoneyField label={t('sum.to')} value={to} onChange={(next) => onChange(textOf(from, next))} />
      </div>
    )
  },
})

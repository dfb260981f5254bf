'use client'
import { useCabinetLocale } from '../i18n/locale.ts'
import { classNames } from '../internal/class-names.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { formatMoney, type MoneyFormat } from './format-money.ts'
import * as styles from './money.css.ts'

export interface MoneyProps extends CommonProps<HTMLSpanElement>, DataAttributes, Omit<MoneyFormat, 'locale'> {
  /** The sum, an integer number of kopecks. */
  kopecks: number
}

/** A sum in roubles, never broken across lines, with figures of equal width. */
export function Money({ kopecks, fraction, sign, className, ...rest }: MoneyProps) {
  const locale = useCabinetLocale()
  return (
    <span className={classNames(styles.root, className)} {...rest}>
      {formatMoney(kopecks, { locale, fraction, sign })}
    </span>
  )
}

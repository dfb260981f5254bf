import { financePages } from '@cabinet/contract/finance/pages'
import type { FinancingObject } from '@cabinet/contract/finance/objects'
import { Checkbox } from '@cabinet/ui/checkbox'
import { Icon } from '@cabinet/ui/icon'
import { Link } from '@cabinet/ui/link'
import { formatMoney, Money } from '@cabinet/ui/money'
import { TriangleAlert } from 'lucide-react'
import { memo, useId, type ReactNode } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useRegistersMessages } from './messages.ts'
import * as styles from './day-panel.css.ts'

/** Whose claim it is, or what a tranche is for. */
export const ObjectName = ({ object }: { object: FinancingObject }): ReactNode => {
  const t = useRegistersMessages()
  return object.buyer?.shortName ?? object.purpose ?? t('tranche')
}

/** «ОФ-31 · УПД № 1204». */
export const useObjectNumber = () => {
  const t = useRegistersMessages()
  return ({ number, invoice }: FinancingObject): string =>
    invoice ? `${number} · ${t('document', { type: invoice.type.description, number: invoice.number })}` : number
}

/** Why it cannot be ordered. */
export const Why = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.why}>
    <b className={styles.whyTitle}>
      <Icon of={TriangleAlert} size={16} />
      {title}
    </b>
    {children}
  </div>
)

interface DayObjectProps {
  readonly object: FinancingObject
  readonly isChosen: boolean
  readonly refusal: string | undefined
  /** The same function for all objects: a choice draws the chosen one anew, not all twenty. */
  readonly onChoose?: (object: FinancingObject, isChosen: boolean) => void
}

/** One object of a day, to be chosen; without `onChoose` it was refused by the bank and says what to do. */
export const DayObject = memo(({ object, isChosen, refusal, onChoose }: DayObjectProps) => {
  const t = useRegistersMessages()
  const { locale, formatNumber } = useIntl()
  const numberOf = useObjectNumber()
  const id = useId()
  const rate = formatNumber(object.advanceRate / 100, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <li className={styles.object} data-chosen={isChosen || undefined} data-off={!onChoose || undefined}>
      <Checkbox
        data-track="financing-pick"
        aria-label={t('order.pick', { number: object.number })}
        className={styles.box}
        isSelected={isChosen}
        isDisabled={!onChoose}
        onChange={(isIn) => onChoose?.(object, isIn)}
      />
      <span className={styles.objectName}>
        <ObjectName object={object} />
      </span>
      <Money className={styles.objectSum} kopecks={object.financingAmount} />
      <span className={styles.under}>{numberOf(object)}</span>
      <span className={styles.underSum}>
        {t('order.share', { rate, sum: formatMoney(object.claimAmount, { locale }) })}
      </span>
      {refusal !== undefined && <Why title={refusal} />}
      {!onChoose && (
        <Why title={object.rejectReason ?? object.status.description}>
          <span id={id}>{t('order.mend')}</span>
          {object.supply && (
            <Link
              data-track="financing-supply"
              href={financePages.deliveries({}, { open: object.supply.id })}
              aria-describedby={id}
            >
              {t('order.openSupply', { number: object.supply.number })}
            </Link>
          )}
        </Why>
      )}
    </li>
  )
})

import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { Badge } from '@cabinet/ui/badge'
import { formatDate } from '@cabinet/ui/date-text'
import { Meter } from '@cabinet/ui/meter'
import { formatMoney, Money } from '@cabinet/ui/money'
import { Check, CircleOff } from 'lucide-react'
import { memo, useId } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { BankLogo } from '../offers/bank-heading.tsx'
import { AgreementFiles } from './agreement-files.tsx'
import * as styles from './agreements.css.ts'

/** Of the limit this much is a reason to look twice. */
const NEAR_THE_END = 0.9

const toneOf = (share: number) => (share > 1 ? 'negative' : share > NEAR_THE_END ? 'notice' : 'accent')

const Fact = ({ label, mark, sum }: { label: string; mark?: 'used' | 'picked'; sum: number | string }) => (
  <div className={styles.fact}>
    <dt className={styles.factLabel}>
      {mark && <span aria-hidden className={styles.marks[mark]} />}
      {label}
    </dt>
    <dd className={styles.factSum}>{typeof sum === 'string' ? sum : <Money kopecks={sum} fraction="auto" />}</dd>
  </div>
)

const Limit = ({ agreement, picked }: { agreement: AgreementCard; picked: number }) => {
  const t = useRegistersMessages()
  const { locale } = useIntl()
  const { usedLimit, financingLimit, valid } = agreement
  const sum = (kopecks: number) => formatMoney(kopecks, { locale, fraction: 'auto' })
  const used = t('limit.used', { used: sum(usedLimit), limit: sum(financingLimit) })
  return (
    <>
      <Meter
        label={t('limit')}
        value={usedLimit}
        planned={picked}
        maxValue={financingLimit}
        tone={valid ? toneOf((usedLimit + picked) / financingLimit) : 'accent'}
        valueLabel={picked > 0 ? t('limit.usedAndPicked', { used, picked: sum(picked) }) : used}
      />
      <dl className={styles.details}>
        <Fact label={t('limit.usedShort')} mark="used" sum={usedLimit} />
        {valid && picked > 0 && <Fact label={t('limit.picked')} mark="picked" sum={picked} />}
        {valid && picked === 0 && <Fact label={t('limit.left')} sum={agreement.availableLimit} />}
        {!valid && <Fact label={t('limit.orders')} sum={t('limit.ordersClosed')} />}
        <Fact label={t('limit.whole')} sum={financingLimit} />
      </dl>
    </>
  )
}

interface AgreementOptionProps {
  readonly agreement: AgreementCard
  readonly name: string
  readonly isChosen: boolean
  readonly picked: number
  readonly onChoose: (id: string) => void
}

const AgreementOption = memo(({ agreement, name, isChosen, picked, onChoose }: AgreementOptionProps) => {
  const t = useRegistersMessages()
  const { locale } = useIntl()
  const id = useId()
  const { bank, number, finishedDate, valid } = agreement
  const until = formatDate(finishedDate, 'date', { locale })
  return (
    <label className={styles.card} data-off={!valid || undefined} data-chosen={isChosen || undefined}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-limit`}
        onChange={() => onChoose(agreement.id)}
      />
      <span className={styles.head}>
        <BankLogo bank={bank} />
        <span className={styles.names} id={`${id}-name`}>
          <b className={styles.bank}>{companyText(bank.shortName)}</b>
          <span className={styles.number}>{t('agreement.until', { number, date: until })}</span>
        </span>
        <Badge tone={valid ? 'positive' : 'neutral'} icon={valid ? Check : CircleOff}>
          {t(valid ? 'agreement.valid' : 'agreement.invalid')}
        </Badge>
      </span>
      <div id={`${id}-limit`} className={styles.limit}>
        <Limit agreement={agreement} picked={picked} />
      </div>
    </label>
  )
})

/** Agreements side by side with what is used of their limits; the chosen one is that of the calendar or of the list. */
export const Agreements = ({
  agreements,
  chosen,
  picked,
  onChoose,
}: {
  agreements: readonly AgreementCard[]
  /** Id; empty when none is chosen. */
  chosen: string
  /** The sum of the chosen objects, in kopecks. */
  picked: number
  onChoose: (id: string) => void
}) => {
  const t = useRegistersMessages()
  const name = useId()
  const shown = agreements.find(({ id }) => id === chosen)
  return (
    <div className={styles.whole}>
      <fieldset className={styles.root}>
        <legend className={styles.legend}>{t('agreement')}</legend>
        {agreements.map((agreement) => (
          <AgreementOption
            key={agreement.id}
            agreement={agreement}
            name={name}
            isChosen={agreement.id === chosen}
            picked={agreement.id === chosen ? picked : 0}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
      {shown && <AgreementFiles agreement={shown} />}
    </div>
  )
}

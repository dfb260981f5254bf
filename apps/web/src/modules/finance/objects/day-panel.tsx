import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import type { CalendarDay } from '@cabinet/contract/finance/objects'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { useId } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { type DayObstacle, obstacleOf } from './calendar-days.ts'
import type { Pick, Picked } from './choice.ts'
import { DayMoves } from './day-moves.tsx'
import { DayOrder } from './day-order.tsx'
import * as styles from '../registers/day-panel.css.ts'
import { todayInMoscow, useFinancingAddress } from '../registers/address.ts'

/** «23 ноября, понедельник». */
const useTitle = (day: string): string => {
  const { formatDate } = useIntl()
  const name = formatDate(day, { weekday: 'long', timeZone: 'UTC' })
  return `${formatDate(day, { day: 'numeric', month: 'long', timeZone: 'UTC' })}, ${name}`
}

/** Why nothing can be ordered, and the way to a day on which something can. */
const Obstacle = ({ of, nextDay, onGo }: { of: DayObstacle; nextDay: string | null; onGo: (day: string) => void }) => {
  const t = useRegistersMessages()
  const { formatDate } = useIntl()
  return (
    <div className={styles.obstacle}>
      <Text weight="medium">{t(`obstacle.${of}`)}</Text>
      <Text size="caption" tone="muted">
        {t(`obstacle.${of}.text`)}
      </Text>
      {nextDay !== null && of !== 'invalid' && (
        <Button className={styles.nearest} size="small" variant="outline" tone="neutral" onPress={() => onGo(nextDay)}>
          {t('day.nearest', { day: formatDate(nextDay, { day: 'numeric', month: 'long', timeZone: 'UTC' }) })}
        </Button>
      )}
    </div>
  )
}

/** Asks for money of a credit line. */
const LineOrder = ({ available }: { available: number }) => {
  const t = useRegistersMessages()
  const { go } = useFinancingAddress()
  return (
    <div className={styles.obstacle}>
      <Text>{t('tranche.invitation')}</Text>
      <Button
        className={styles.nearest}
        disabledReason={available > 0 ? undefined : t('tranche.nothingLeft')}
        onPress={() => go({ panel: 'tranche' })}
      >
        {t('tranche.ask')}
      </Button>
    </div>
  )
}

/** The chosen day: what can be ordered, what is ordered, what falls due. */
export const DayPanel = ({
  agreement,
  day,
  details,
  nextDay,
  picked,
  onPick,
  onGo,
}: {
  agreement: AgreementCard
  day: string
  /** The day as the calendar has it; absent while its month is not in sight. */
  details: CalendarDay | undefined
  nextDay: string | null
  picked: Picked
  onPick: Pick
  onGo: (day: string) => void
}) => {
  const t = useRegistersMessages()
  const headingId = useId()
  const title = useTitle(day)
  const isLine = agreement.product === 'CREDIT_LINE'
  if (!details) {
    return (
      <Card as="section" aria-labelledby={headingId} aria-busy className={styles.root}>
        <header className={styles.header}>
          <Heading id={headingId} level={2}>
            {title}
          </Heading>
        </header>
        <div className={styles.obstacle}>
          <SkeletonText lines={4} />
        </div>
      </Card>
    )
  }
  const obstacle = obstacleOf(details, { now: todayInMoscow(), isValid: agreement.valid, isLine })
  const available = isLine ? agreement.availableLimit : details.availableSum
  return (
    <Card as="section" aria-labelledby={headingId} isPadded={false} className={styles.root}>
      <header className={styles.header}>
        <Heading id={headingId} level={2} aria-live="polite">
          {title}
        </Heading>
        <dl className={styles.details}>
          <div>
            <dt className={styles.label}>{t('day.available')}</dt>
            <dd className={styles.sum}>
              <Money kopecks={obstacle === null ? available : 0} />
            </dd>
          </div>
          <div>
            <dt className={styles.label}>{t('day.alreadyOrdered')}</dt>
            <dd className={styles.sum}>
              <Money kopecks={details.orderedSum} />
            </dd>
          </div>
          {details.repaymentSum > 0 && (
            <div>
              <dt className={styles.label}>{t('legend.repayment')}</dt>
              <dd className={styles.sum}>
                <Money kopecks={details.repaymentSum} />
              </dd>
            </div>
          )}
        </dl>
      </header>
      {obstacle !== null && <Obstacle of={obstacle} nextDay={nextDay === day ? null : nextDay} onGo={onGo} />}
      {obstacle === null && isLine && <LineOrder available={available} />}
      {obstacle === null && !isLine && (
        <DayOrder key={day} agreement={agreement} day={day} picked={picked} onPick={onPick} />
      )}
      <DayMoves agreementId={agreement.id} details={details} />
    </Card>
  )
}

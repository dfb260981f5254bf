import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { CalendarMonth } from '@cabinet/ui/calendar-month'
import { Card } from '@cabinet/ui/card'
import { Icon } from '@cabinet/ui/icon'
import { Skeleton } from '@cabinet/ui/skeleton'
import { ArrowDownLeft, ArrowUpRight, Clock } from 'lucide-react'
import { memo, useCallback, useMemo, useState } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useRegistersMessages } from '../registers/messages.ts'
import { Agreements } from '../agreements/agreements.tsx'
import { shownDays } from './calendar-days.ts'
import * as styles from './calendar-view.css.ts'
import { NOTHING_PICKED, pickedFor, sumOf } from './choice.ts'
import { useCalendar } from '../registers/data.ts'
import { DayPanel } from './day-panel.tsx'
import { todayInMoscow, useFinancingAddress } from '../registers/address.ts'

type Calendar = NonNullable<ReturnType<typeof useCalendar>['data']>

/** A day with its month in sight. */
const viewOf = (day: string) => ({ day, month: day.slice(0, 7) })

/** «23 ноября». */
const useDayText = () => {
  const { formatDate } = useIntl()
  return (day: string) => formatDate(day, { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

/** When today is no day to order on, which one is. */
const Notice = ({ calendar, now }: { calendar: Calendar; now: string }) => {
  const t = useRegistersMessages()
  const dayText = useDayText()
  const today = calendar.days.find(({ date }) => date === now)
  const next = calendar.nextOrderDate
  const isOpen = today === undefined || (today.isWorkingDay && !today.isClosed)
  return (
    <>
      {!isOpen && (
        <Banner tone="info" icon={Clock}>
          {t(today.isWorkingDay ? 'day.closedToday' : 'day.offToday')}{' '}
          {next !== null && t('day.nearestSentence', { day: dayText(next) })}
        </Banner>
      )}
      {!calendar.isCalendarKnown && <Banner tone="notice">{t('day.about')}</Banner>}
    </>
  )
}

const Legend = () => {
  const t = useRegistersMessages()
  return (
    <div className={styles.legend}>
      <span className={styles.legendItem}>
        <b className={styles.legendSum}>{t('legend.sample')}</b> {t('legend.available')}
      </span>
      <span className={styles.legendItem}>
        <Icon className={styles.ordered} of={ArrowUpRight} size={14} />
        {t('legend.ordered')}
      </span>
      <span className={styles.legendItem}>
        <Icon className={styles.repaid} of={ArrowDownLeft} size={14} />
        {t('legend.repayment')}
      </span>
      <span className={styles.legendItem}>
        <span aria-hidden className={styles.quiet} />
        {t('day.off')}
      </span>
    </div>
  )
}

/** The month in its card. The choice among the objects of a day changes nothing in it, and forty days take a while. */
const Month = memo(
  ({
    calendar,
    error,
    isLoading,
    onRetry,
    month,
    day,
    now,
  }: {
    calendar: Calendar | undefined
    error: unknown
    isLoading: boolean
    onRetry: () => Promise<unknown>
    month: string
    day: string
    now: string
  }) => {
    const t = useRegistersMessages()
    const { locale } = useIntl()
    const { go } = useFinancingAddress()
    const days = useMemo(() => shownDays(calendar?.days ?? [], { now, locale, t }), [calendar, now, locale, t])
    const goTo = (next: string) => go(viewOf(next))
    return (
      <Card as="section" className={styles.calendar} aria-label={t('calendar')}>
        {calendar && <Notice calendar={calendar} now={now} />}
        {!calendar && error !== undefined ? (
          <LoadFailure error={error} onRetry={onRetry} />
        ) : (
          <CalendarMonth
            aria-busy={isLoading}
            label={t('calendar')}
            month={month}
            days={days}
            value={day}
            today={now}
            sums="compact"
            summary={
              <Button size="small" variant="outline" tone="neutral" onPress={() => goTo(now)}>
                {t('day.today')}
              </Button>
            }
            onMonthChange={(next) => go({ month: next }, 'replace')}
            onChange={goTo}
          />
        )}
        <Legend />
      </Card>
    )
  },
)

/** The month of an agreement: what can be ordered on each day, what was ordered, what falls due. */
export const CalendarView = ({
  agreements,
  agreement,
}: {
  agreements: readonly AgreementCard[]
  agreement: AgreementCard
}) => {
  const { address, go } = useFinancingAddress()
  const now = todayInMoscow()
  const found = useCalendar(agreement, address.month)
  const [picked, setPicked] = useState(NOTHING_PICKED)
  const calendar = found.data?.agreementId === agreement.id ? found.data : undefined
  // Without a choice in the address the nearest day for orders is looked at.
  const day = address.day || calendar?.nextOrderDate || now
  const chooseAgreement = useCallback(
    (id: string) => {
      setPicked(NOTHING_PICKED)
      go({ agreement: id, day: '' })
    },
    [go],
  )
  return (
    <>
      <Agreements
        agreements={agreements}
        chosen={agreement.id}
        picked={sumOf(pickedFor(picked, day))}
        onChoose={chooseAgreement}
      />
      <div className={styles.columns}>
        <Month
          calendar={calendar}
          error={found.error}
          isLoading={found.isLoading}
          onRetry={found.mutate}
          month={address.month}
          day={day}
          now={now}
        />
        {calendar ? (
          <DayPanel
            key={agreement.id}
            agreement={agreement}
            day={day}
            details={calendar.days.find(({ date }) => date === day)}
            nextDay={calendar.nextOrderDate}
            picked={picked}
            onPick={setPicked}
            onGo={(next) => go(viewOf(next))}
          />
        ) : (
          <Card aria-busy={found.error === undefined}>
            <Skeleton shape="block" height={240} />
          </Card>
        )}
      </div>
    </>
  )
}

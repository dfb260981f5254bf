import type { InsurancePeriod } from '@cabinet/contract/sender/insurance'
import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { Timeline } from '@cabinet/ui/timeline'
import { useHistory } from '../data.ts'
import { useManagementMessages } from './messages.ts'
import { Section } from '../../../../shared/ui/section.tsx'

const Period = ({ period: { startDateTime, endDateTime } }: { period: InsurancePeriod }) => {
  const t = useManagementMessages()
  const from = <DateText key="from" value={startDateTime} />
  if (endDateTime === null) return t.rich('history.now', { from })
  return t.rich('history.until', { from, to: <DateText key="to" value={endDateTime} /> })
}

/** When orders were insured and for what price. With one period there is nothing that the state does not tell. */
export const HistorySection = () => {
  const t = useManagementMessages()
  const { data } = useHistory()
  if (!data || data.periods.length < 2) return null
  return (
    <Section title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        events={data.periods.map((period) => ({
          id: period.id,
          title: <Period period={period} />,
          tone: period.endDateTime === null ? ('positive' as const) : ('accent' as const),
          note: (
            <>
              <Money kopecks={period.insurancePrice} />
              {' · '}
              {period.endReason ? t(`history.${period.endReason}`) : t('history.going')}
            </>
          ),
        }))}
      />
    </Section>
  )
}

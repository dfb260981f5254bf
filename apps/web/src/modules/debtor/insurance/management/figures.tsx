import { debtorPages } from '@cabinet/contract/debtor/pages'
import { Link } from '@cabinet/ui/link'
import { Money } from '@cabinet/ui/money'
import { SummaryStrip } from '@cabinet/ui/summary-strip'
import type { ReactNode } from 'react'
import { useDashboard } from '../../policy/data.ts'
import { overdueFilter, insuredDebtFilter, insuredInMonthFilter } from '../../shipments/shipments-register.ts'
import { useManagementMessages } from './messages.ts'

/** The insurance in four sums; each leads to the shipments that it counts. */
export const Figures = () => {
  const t = useManagementMessages()
  const { data, error } = useDashboard()
  if (error !== undefined && !data) return null
  const to = (filter: Readonly<Record<string, string>>, words: ReactNode) => (
    <Link isStandalone data-track="insurance-figure" href={debtorPages['Debtors:OrderRegister']({}, filter)}>
      {words}
    </Link>
  )
  const overdue = data?.overdueSum ?? 0
  return (
    <SummaryStrip
      isLoading={data === undefined}
      items={[
        {
          id: 'insured',
          label: t('kpi.insured'),
          value: <Money kopecks={data?.insuredSum ?? 0} />,
          note: data && to(insuredInMonthFilter(data.month), t('kpi.insuredNote', { count: data.insuredCount })),
        },
        {
          id: 'debt',
          label: t('kpi.debt'),
          value: <Money kopecks={data?.insuredDebtSum ?? 0} />,
          note: to(insuredDebtFilter, t('kpi.debtNote')),
        },
        {
          id: 'overdue',
          label: t('kpi.overdue'),
          value: <Money kopecks={overdue} />,
          note: to(overdueFilter, t('kpi.insuredNote', { count: data?.overdueCount ?? 0 })),
          ...(overdue > 0 && { tone: 'negative' as const }),
        },
        {
          id: 'premium',
          label: t('kpi.premium'),
          value: <Money kopecks={data?.premiumSum ?? 0} />,
          note: t('kpi.premiumNote'),
        },
      ]}
    />
  )
}

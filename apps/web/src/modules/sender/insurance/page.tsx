import { Grid } from '@cabinet/ui/grid'
import { Stack } from '@cabinet/ui/stack'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { Card } from '@cabinet/ui/card'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { pairs } from '../../../shared/ui/pairs.css.ts'
import { ProductTitle } from '../../../shared/ui/product-title.tsx'
import { useAccountHealth, useCredential, useInsuranceStatus } from '../data.ts'
import { useMessages } from '../messages.ts'
import { ConnectWindows } from '../account/connect-windows.tsx'
import { OverdueBanner } from '../invoices/overdue-banner.tsx'
import { AccountSection } from './management/account-section.tsx'
import { HistorySection } from './management/history-section.tsx'
import type { NextStep } from './management/next-step.tsx'
import { useManagementMessages } from './management/messages.ts'
import { MonthSection } from './management/month-section.tsx'
import { StateSection } from './management/state-section.tsx'

/** What the page is mostly opened for in its state: nothing while everything works. */
const useNextStep = (): NextStep | null => {
  const { data: status } = useInsuranceStatus()
  const account = useCredential()
  const { data: health, isLoading } = useAccountHealth()
  if (status === undefined || account.isLoading || isLoading) return null
  if (!account.data) return 'account'
  if (health?.status === 'ERROR') return 'key'
  return status.status === 'ENABLED' ? null : 'insurance'
}

const Waiting = () => (
  <Card aria-busy="true">
    <SkeletonText lines={6} />
  </Card>
)

/** The insurance of the organization: its state, the account that it reads, the month in sum, what was before. */
export const Page = () => {
  const t = useMessages()
  const status = useInsuranceStatus()
  const account = useCredential()
  const health = useAccountHealth()
  const next = useNextStep()
  const words = useManagementMessages()
  const { courier } = serviceNames()
  return (
    <Stack gap={24}>
      <ProductTitle title={t('management.title')} of={words('of', { courier })} />
      <OverdueBanner />
      <Grid columns={2} gap={16} className={pairs}>
        {status.data ? (
          <StateSection status={status.data} next={next} />
        ) : status.error === undefined ? (
          <Waiting />
        ) : (
          <Card>
            <LoadFailure error={status.error} onRetry={() => status.mutate()} />
          </Card>
        )}
        {account.isLoading || health.isLoading ? (
          <Waiting />
        ) : (
          <AccountSection
            account={account.data}
            health={health.data}
            isInsured={status.data?.status === 'ENABLED'}
            next={next}
          />
        )}
        <MonthSection />
        <HistorySection />
      </Grid>
      <ConnectWindows />
    </Stack>
  )
}

import { debtorPages } from '@cabinet/contract/debtor/pages'
import { Grid } from '@cabinet/ui/grid'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../../../shared/loaded.tsx'
import { ProductTitle } from '../../../shared/ui/product-title.tsx'
import { useInsuranceStatus } from '../data.ts'
import { useMessages } from '../messages.ts'
import { BuyersTab } from '../buyers/buyers-tab.tsx'
import { InvoicesTab } from '../invoices/invoices-tab.tsx'
import { Figures } from './management/figures.tsx'
import { useManagementMessages } from './management/messages.ts'
import { OverdueBanner } from './management/overdue-banner.tsx'
import { StateSection } from './management/state-section.tsx'
import { TodoSection } from './management/todo-section.tsx'

const INVOICES = 'invoices'

/** The insurance of the organization: its state, what waits, its sums, the buyers with their limits, the invoices. */
export const Page = () => {
  const title = useMessages()
  const t = useManagementMessages()
  const status = useInsuranceStatus()
  const [search] = useSearchParams()
  return (
    <Stack gap={24}>
      <ProductTitle title={title('management.title')} of={t('of')} />
      <OverdueBanner />
      <Grid columns={2} gap={16}>
        <Loaded of={status}>{(data) => <StateSection status={data} />}</Loaded>
        <TodoSection />
      </Grid>
      <Figures />
      <Tabs
        label={t('tabs')}
        value={search.get('tab') === INVOICES ? INVOICES : 'buyers'}
        items={[
          {
            id: 'buyers',
            title: t('tabs.buyers'),
            href: debtorPages['Debtors:InsuranceManagement'](),
            content: <BuyersTab />,
          },
          {
            id: INVOICES,
            title: t('tabs.invoices'),
            href: debtorPages['Debtors:InsuranceManagement']({}, { tab: INVOICES }),
            content: <InvoicesTab />,
          },
        ]}
      />
    </Stack>
  )
}

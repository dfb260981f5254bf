import { claimPages } from '@cabinet/contract/claim/pages'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { ClaimsTab } from './claims-tab.tsx'
import { useStaffClaimsMessages } from './messages.ts'
import { ProductsTab } from './products-tab.tsx'

/** For platform staff: who decides claims, and those that reach nobody. Each tab is an address of its own. */
export const Page = () => {
  const t = useStaffClaimsMessages()
  const [params] = useSearchParams()
  const address = claimPages['claim-insurers']
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('title')}</Heading>
      <Tabs
        label={t('title')}
        value={params.get('tab') === 'claims' ? 'claims' : 'products'}
        items={[
          { id: 'products', title: t('tab.products'), href: address(), content: <ProductsTab /> },
          { id: 'claims', title: t('tab.claims'), href: address({}, { tab: 'claims' }), content: <ClaimsTab /> },
        ]}
      />
    </Stack>
  )
}

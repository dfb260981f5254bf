import { debtorPages } from '@cabinet/contract/debtor/pages'
import { Heading } from '@cabinet/ui/heading'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { withMessages } from '../../../../shared/intl/with-messages.ts'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { useOffersMessages } from './messages.ts'
import { OffersTab } from './offers-tab.tsx'
import { rulesMessages } from './rules/messages.ts'

const RulesTab = lazyPart(async () => (await withMessages(import('./rules/tab.tsx'), [rulesMessages])).RulesTab)

/** For platform staff: offers of credit insurance, and rules that make them. Each tab is an address of its own. */
export const Page = () => {
  const t = useOffersMessages()
  const [params] = useSearchParams()
  const address = debtorPages['Debtors:CreditOffers']
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('list.title')}</Heading>
      <Tabs
        label={t('list.title')}
        value={params.get('tab') === 'rules' ? 'rules' : 'offers'}
        items={[
          { id: 'offers', title: t('tab.offers'), href: address(), content: <OffersTab /> },
          {
            id: 'rules',
            title: t('tab.rules'),
            href: address({}, { tab: 'rules' }),
            content: <RulesTab loading={<SkeletonText lines={6} />} />,
          },
        ]}
      />
    </Stack>
  )
}

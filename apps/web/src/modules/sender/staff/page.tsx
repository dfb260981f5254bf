import { senderPages } from '@cabinet/contract/sender/pages'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { Text } from '@cabinet/ui/text'
import { useSearchParams } from 'react-router-dom'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { useMessages } from '../messages.ts'
import { ContractsTab } from './contracts-tab.tsx'
import { useStaffMessages } from './messages.ts'
import { PricesTab } from './prices-tab.tsx'

/** For platform staff: whose orders may be insured, and for how much. Each tab is an address of its own. */
export const Page = () => {
  const titles = useMessages()
  const t = useStaffMessages()
  const [params] = useSearchParams()
  const { courier } = serviceNames()
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{titles('contracts.title')}</Heading>
        <Text tone="muted">{t('lead', { courier })}</Text>
      </Stack>
      <Tabs
        label={t('tabs')}
        value={params.get('tab') === 'prices' ? 'prices' : 'contracts'}
        items={[
          {
            id: 'contracts',
            title: t('tab.contracts'),
            href: senderPages['Sender:Contracts'](),
            content: <ContractsTab />,
          },
          {
            id: 'prices',
            title: t('tab.prices'),
            href: senderPages['Sender:Contracts']({}, { tab: 'prices' }),
            content: <PricesTab />,
          },
        ]}
      />
    </Stack>
  )
}

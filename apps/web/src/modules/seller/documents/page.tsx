import { pages } from '@cabinet/contract/pages'
import { sellerPages } from '@cabinet/contract/seller/pages'
import { Banner } from '@cabinet/ui/banner'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { MarketplaceDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { Text } from '@cabinet/ui/text'
import { useSearchParams } from 'react-router-dom'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { useAccountHealth, useSellerAccess, useSellerAccount } from '../data.ts'
import { useMessages } from '../messages.ts'
import { Certificates } from './certificates.tsx'
import { useDocumentsMessages } from './messages.ts'
import { Orders } from './orders.tsx'
import { Papers } from './papers.tsx'

const tabs = ['certificates', 'orders', 'papers'] as const
type Tab = (typeof tabs)[number]

const tabOf = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'certificates'

const ToSupport = () => {
  const t = useDocumentsMessages()
  return (
    <ButtonLink href={pages.help()} variant="outline" tone="neutral" size="small">
      {t('account.support')}
    </ButtonLink>
  )
}

/** What is wrong with the account: the words of the marketplace, or that it is no longer there. */
const AccountBanner = () => {
  const t = useDocumentsMessages()
  const { marketplace } = serviceNames()
  const account = useSellerAccount()
  const hasAccess = useSellerAccess()
  const { data: health } = useAccountHealth(hasAccess)
  if (account?.isDeleted) {
    return (
      <Banner tone="notice" title={t('account.removed', { name: account.name })} action={<ToSupport />}>
        {t('account.removedText')}
      </Banner>
    )
  }
  if (health?.status !== 'ERROR') return null
  return (
    <Banner tone="negative" title={t('account.error', { marketplace })}>
      {[health.description, t('account.errorText')].filter(Boolean).join('. ')}
    </Banner>
  )
}

/** Orders are for who has an account: the server refuses the others, so they are not asked for. */
const NoOrders = () => {
  const t = useDocumentsMessages()
  return (
    <Card>
      <EmptyState drawing={<MarketplaceDrawing />} title={t('account.none')} action={<ToSupport />}>
        {t('account.noneText')}
      </EmptyState>
    </Card>
  )
}

const OrdersTab = () => (useSellerAccess() ? <Orders /> : <NoOrders />)

const contents: Readonly<Record<Tab, () => React.ReactNode>> = {
  certificates: Certificates,
  orders: OrdersTab,
  papers: Papers,
}

/** Documents of the insurance of marketplace orders. Each tab is an address of its own. */
export const Page = () => {
  const titles = useMessages()
  const t = useDocumentsMessages()
  const [params] = useSearchParams()
  const tab = tabOf(params.get('tab'))
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={1}>{titles('documents.title')}</Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <AccountBanner />
      <Tabs
        label={t('tabs')}
        value={tab}
        items={tabs.map((id) => {
          const Content = contents[id]
          return {
            id,
            title: t(`tab.${id}`),
            href: sellerPages.documents({}, id === 'certificates' ? {} : { tab: id }),
            content: <Content />,
          }
        })}
      />
    </Stack>
  )
}

import { partnerPages } from '@cabinet/contract/partner/pages'
import type { PartnerCard } from '@cabinet/contract/partner/partners'
import { Badge } from '@cabinet/ui/badge'
import { Breadcrumbs } from '@cabinet/ui/breadcrumbs'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Switch } from '@cabinet/ui/switch'
import { Tabs } from '@cabinet/ui/tabs'
import { useParams, useSearchParams } from 'react-router-dom'
import { companyText } from '../../../shared/company-text.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { usePartner, useSetActive } from '../data.ts'
import { CallsTab } from '../parts/calls-tab.tsx'
import { JournalTab } from '../parts/journal-tab.tsx'
import { KeysTab } from '../parts/keys-tab.tsx'
import { usePartnerMessages } from '../parts/messages.ts'
import { PeopleTab } from '../parts/people-tab.tsx'
import { SandboxTab } from '../parts/sandbox-tab.tsx'
import { WebhookTab } from '../parts/webhook-tab.tsx'

const tabs = [
  { id: 'keys', Content: KeysTab },
  { id: 'webhook', Content: WebhookTab },
  { id: 'sandbox', Content: SandboxTab },
  { id: 'calls', Content: CallsTab },
  { id: 'people', Content: PeopleTab },
  { id: 'journal', Content: JournalTab },
] as const

const Head = ({ partner }: { partner: PartnerCard }) => {
  const t = usePartnerMessages()
  const attempt = useAttempt()
  const { trigger } = useSetActive()
  const { id, name, kind, isActive } = partner
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Heading level={1}>{companyText(name)}</Heading>
        <Inline gap={8}>
          <Badge>{t(`kind.${kind}`)}</Badge>
        </Inline>
      </Stack>
      <Card>
        <Switch
          data-track="partner-active"
          isSelected={isActive}
          description={t('card.activeHint')}
          onChange={(next) =>
            void attempt(async () => {
              await trigger({ params: { id }, body: { isActive: next } })
            })
          }
        >
          {t('card.active')}
        </Switch>
      </Card>
    </Stack>
  )
}

/** One partner: its keys, what is sent to it, what it has told, what was done with it. */
export const Page = () => {
  const t = usePartnerMessages()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const chosen = tabs.find((tab) => tab.id === search.get('tab'))?.id ?? 'keys'
  const found = usePartner(id)
  return (
    <Stack gap={24}>
      <Breadcrumbs
        parents={[{ label: t('list.title'), href: partnerPages.partners() }]}
        current={found.data ? companyText(found.data.name) : t('card.waiting')}
      />
      <Loaded of={found}>
        {(partner) => (
          <Stack gap={24}>
            <Head partner={partner} />
            <Tabs
              label={t('card.tabs')}
              value={chosen}
              items={tabs.map(({ id: tab, Content }) => ({
                id: tab,
                title: t(`tab.${tab}`),
                href: partnerPages.partner({ id }, { tab: tab === 'keys' ? undefined : tab }),
                content: <Content partner={partner} />,
              }))}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}

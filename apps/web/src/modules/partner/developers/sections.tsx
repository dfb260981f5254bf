import type { PartnerCard } from '@cabinet/contract/partner/partners'
import type { ComponentType } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { CallsTab } from '../parts/calls-tab.tsx'
import { DeliveryList } from '../parts/delivery-list.tsx'
import { usePartnerMessages } from '../parts/messages.ts'
import { PeopleTab } from '../parts/people-tab.tsx'
import { WebhookTarget } from '../parts/webhook-tab.tsx'
import { DeveloperPage } from './frame.tsx'
import { KeysWithSandbox } from './keys.tsx'
import { Overview } from './overview.tsx'

const contents = {
  keys: KeysWithSandbox,
  webhook: WebhookTarget,
  deliveries: DeliveryList,
  calls: CallsTab,
  people: PeopleTab,
} as const satisfies Readonly<Record<string, ComponentType<{ partner: PartnerCard }>>>

/** The same parts that platform staff see as tabs of the page of a partner, each on a page of its own. */
const pageOf = (section: keyof typeof contents): ComponentType => {
  const Content = contents[section]
  const Page = () => {
    const t = usePartnerMessages()
    const intl = useIntl()
    return (
      <DeveloperPage
        title={String(intl.formatMessage({ id: `partner.developers-${section}` }))}
        lead={t(`dev.${section}Lead`)}
      >
        {(partner) => <Content partner={partner} />}
      </DeveloperPage>
    )
  }
  return Page
}

/** The pages of the section for developers by their names. */
export const sections = {
  developers: Overview,
  'developers-keys': pageOf('keys'),
  'developers-webhook': pageOf('webhook'),
  'developers-deliveries': pageOf('deliveries'),
  'developers-calls': pageOf('calls'),
  'developers-people': pageOf('people'),
} as const satisfies Readonly<Record<string, ComponentType>>

export type Section = keyof typeof sections

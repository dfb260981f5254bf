import type { PartnerWebhook } from '@cabinet/contract/partner/partners'
import { Badge } from '@cabinet/ui/badge'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { usePartnerMessages } from './messages.ts'
import * as styles from './partner.css.ts'
import { webhookTones } from './tones.ts'

/** How deliveries to an address are doing. */
export const WebhookDetails = ({ target }: { target: PartnerWebhook }) => {
  const t = usePartnerMessages()
  const { url, state, waiting, attempts, nextAttemptDateTime: next, deliveredDateTime: delivered } = target
  return (
    <DescriptionList
      items={[
        { label: t('webhook.url'), value: <span className={styles.code}>{url}</span> },
        { label: t('webhook.state'), value: <Badge tone={webhookTones[state]}>{t(`webhook.state.${state}`)}</Badge> },
        { label: t('webhook.waiting'), value: waiting },
        {
          label: t('webhook.delivered'),
          value: delivered === null ? '—' : <DateText value={delivered} format="dateTime" />,
        },
        ...(attempts > 0 ? [{ label: t('webhook.attempts'), value: attempts }] : []),
        ...(next === null ? [] : [{ label: t('webhook.next'), value: <DateText value={next} format="dateTime" /> }]),
      ]}
    />
  )
}

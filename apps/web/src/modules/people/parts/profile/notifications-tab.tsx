import { legalSlugOf } from '@cabinet/contract/legal'
import { pages } from '@cabinet/contract/pages'
import { current, type Notifications } from '@cabinet/contract/people/user'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Switch } from '@cabinet/ui/switch'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { useUser } from '../../../../shared/access/user.tsx'
import { useInvalidate } from '../../../../shared/api/data.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useUpdateSelf } from '../../data.ts'
import { phoneText } from '../../../../shared/names.ts'
import { BrowserSwitch } from './browser-switch.tsx'
import { useProfileMessages } from './messages.ts'

/** What the person wants to hear of. A switch is saved at once; a refused one goes back. */
export const NotificationsTab = () => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const user = useUser()
  const stale = useInvalidate()
  const { trigger, isMutating } = useUpdateSelf()
  /** The switch that is on its way to the server, as the person sees it. */
  const [pending, setPending] = useState<Notifications | null>(null)
  const shown = pending ?? user.notifications

  const change = async (part: Partial<Notifications>) => {
    const notifications = { ...shown, ...part }
    setPending(notifications)
    try {
      await trigger({ body: { version: user.version, notifications } })
      toast.show({ tone: 'positive', text: t('notifications.saved') })
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
      await stale([current])
    } finally {
      setPending(null)
    }
  }
  return (
    <Card as="section" aria-labelledby="profile-notifications">
      <Stack gap={16}>
        <Heading id="profile-notifications" level={2}>
          {t('notifications.title')}
        </Heading>
        <Text tone="muted">{t('notifications.text')}</Text>
        <Switch
          name="email"
          isSelected={shown.email}
          isDisabled={isMutating}
          description={t('notifications.emailHelp', { email: user.email })}
          onChange={(email) => void change({ email })}
        >
          {t('notifications.email')}
        </Switch>
        <Switch
          name="sms"
          isSelected={shown.sms}
          isDisabled={isMutating}
          description={t('notifications.smsHelp', { phone: phoneText(user.mobilePhone) })}
          onChange={(sms) => void change({ sms })}
        >
          {t('notifications.sms')}
        </Switch>
        <BrowserSwitch />
        <Switch
          name="product"
          isSelected={shown.product}
          isDisabled={isMutating}
          description={t('notifications.productHelp')}
          onChange={(product) => void change({ product })}
        >
          {t('notifications.product')}
        </Switch>
        <Text tone="muted" size="caption">
          {t.rich('notifications.productConsent', {
            link: (messages) => (
              <Link
                key="consent"
                data-track="consent-text"
                href={pages.PublicConsent({ type: legalSlugOf('NEWS') })}
                isExternal
              >
                {messages.join('')}
              </Link>
            ),
          })}
        </Text>
      </Stack>
    </Card>
  )
}

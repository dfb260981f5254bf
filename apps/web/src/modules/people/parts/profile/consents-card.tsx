import { pages } from '@cabinet/contract/pages'
import { legalSlugOf } from '@cabinet/contract/legal'
import type { Consent } from '@cabinet/contract/people/user'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useUser } from '../../../../shared/access/user.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useProfileMessages } from './messages.ts'

/** The text as it was when the person agreed to it. */
const documentOf = ({ type, version }: Consent): string => {
  const path = type === 'USER_AGREEMENT' ? pages.PublicOffer() : pages.PublicConsent({ type: legalSlugOf(type) })
  return `${path}?version=${version}`
}

/** What the person has agreed to: each text in the version that they have read, and when. */
export const ConsentsCard = () => {
  const t = useProfileMessages()
  const intl = useIntl()
  const { consents } = useUser()
  const day = (version: string) => intl.formatDate(`${version}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  const moment = (instant: string) => intl.formatDate(instant, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Card as="section" aria-labelledby="profile-consents">
      <Stack gap={16}>
        <Heading id="profile-consents" level={2}>
          {t('consents')}
        </Heading>
        {consents.length === 0 && <Text tone="muted">{t('consents.none')}</Text>}
        {consents.map((consent) => (
          <Stack key={consent.type} gap={4}>
            <Link data-track="consent-text" href={documentOf(consent)} isExternal>
              {t(`consents.${consent.type}`)}
            </Link>
            <Text tone="muted" size="caption">
              {t('consents.accepted', { day: day(consent.version), moment: moment(consent.acceptedDateTime) })}
            </Text>
            {consent.withdrawnDateTime !== null && (
              <Text tone="muted" size="caption">
                {t('consents.withdrawn', { moment: moment(consent.withdrawnDateTime) })}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Section } from '../../../shared/ui/section.tsx'
import { usePartnerMessages } from '../parts/messages.ts'
import * as parts from '../parts/partner.css.ts'

/** Where the calls and the events are described. */
export const Documentation = () => {
  const t = usePartnerMessages()
  return (
    <Section title={t('dev.docs')}>
      <Stack gap={12}>
        <Text>
          {t('dev.docsText')} <span className={parts.code}>@cabinet/partner-client</span>
        </Text>
        <Inline gap={16}>
          <Link isExternal data-track="dev-docs" href="/api/docs">
            {t('dev.docsPage')}
          </Link>
          <Link isExternal data-track="dev-openapi" href="/api/openapi/for-partners.json">
            {t('dev.docsFile')}
          </Link>
        </Inline>
      </Stack>
    </Section>
  )
}

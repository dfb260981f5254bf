import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { runtimeConfig } from '../../../../shared/config/runtime-config.ts'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { useHelpMessages } from './messages.ts'

const SupportDialog = lazyPart(async () => (await import('./support-dialog.tsx')).SupportDialog)

/** How to reach people: telephone, mail and a message with files. */
export const SupportCard = () => {
  const t = useHelpMessages()
  const { support } = runtimeConfig()
  const [isWriting, setWriting] = useState(false)
  return (
    <Card>
      <Stack gap={12}>
        <Heading level={2} size="title">
          {t('contact')}
        </Heading>
        <Text>{t('contactText')}</Text>
        <Inline gap={12}>
          <Link data-track="support-phone" href={`tel:${support.phone.replaceAll(/[^+\d]/g, '')}`}>
            {support.phone}
          </Link>
          <Link data-track="support-email" href={`mailto:${support.email}`}>
            {support.email}
          </Link>
        </Inline>
        <Inline>
          <Button icon={Mail} onPress={() => setWriting(true)}>
            {t('support.write')}
          </Button>
        </Inline>
      </Stack>
      {isWriting && <SupportDialog onClose={() => setWriting(false)} onFailed={() => setWriting(false)} />}
    </Card>
  )
}

import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { runtimeConfig } from '../../../../shared/config/runtime-config.ts'
import { useHelpWords } from './words.ts'

const SupportDialog = lazy(async () => {
  const { SupportDialog: component } = await import('./support-dialog.tsx')
  return { default: component }
})

/** How to reach people: telephone, mail and a message with files. */
export const SupportCard = () => {
  const t = useHelpWords()
  const { support } = runtimeConfig()
  const [isWriting, setWriting] = useState(false)
  return (
    <Card>
      <Stack gap={12}>
        <Heading level={2} size="title">
          {t('contact')}
        </Heading>
        <Text>{t('contactText')}</Text>
        <Inline gap={24}>
          <Link href={`tel:${support.phone.replaceAll(/[^+\d]/g, '')}`}>{support.phone}</Link>
          <Link href={`mailto:${support.email}`}>{support.email}</Link>
        </Inline>
        <Inline>
          <Button icon={Mail} onPress={() => setWriting(true)}>
            {t('support.write')}
          </Button>
        </Inline>
      </Stack>
      {isWriting && (
        <Suspense>
          <SupportDialog onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Card>
  )
}

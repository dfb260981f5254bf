import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { forgetSession } from '../../../../shared/auth/sign-out.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useReset } from '../../data.ts'
import { usePanelMessages } from './messages.ts'

/** Starts the demo anew. Every session ends with it, this one too. */
export const DataTab = () => {
  const t = usePanelMessages()
  const shared = useSharedMessages()
  const { trigger } = useReset()
  const [isAsking, setAsking] = useState(false)
  const start = async () => {
    try {
      await trigger()
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    forgetSession()
  }
  return (
    <Card>
      <Stack gap={16}>
        <Heading level={2}>{t('data.title')}</Heading>
        <Text tone="muted" hasMeasure>
          {t('data.text')}
        </Text>
        <Inline>
          <Button tone="negative" onPress={() => setAsking(true)}>
            {t('data.reset')}
          </Button>
        </Inline>
        <ConfirmDialog
          isOpen={isAsking}
          title={t('data.ask')}
          confirmLabel={t('data.confirm')}
          tone="negative"
          onConfirm={start}
          onOpenChange={setAsking}
        >
          {t('data.askText')}
        </ConfirmDialog>
      </Stack>
    </Card>
  )
}

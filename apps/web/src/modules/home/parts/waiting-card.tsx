import { errorCodes } from '@cabinet/contract/errors'
import { current } from '@cabinet/contract/user'
import { ClockDrawing } from '@cabinet/ui/drawing'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { useInvalidate, useRead, useRefreshAll } from '../../../shared/api/data.ts'
import { useUser } from '../../../shared/access/user.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { typeset } from '../../../shared/intl/typeset.ts'
import { useRemindOwner } from '../data.ts'
import { useMessages } from '../messages.ts'

/** The decision of the owner opens the cabinet by itself: for that the person is asked for every few seconds. */
const LOOK_EVERY_MS = 4000

/** Instead of the offers, for a person whom the owner of the cabinet has not confirmed yet. */
export const WaitingCard = () => {
  const t = useMessages()
  const shared = useSharedMessages()
  const user = useUser()
  const stale = useInvalidate()
  const refreshAll = useRefreshAll()
  useRead(current, undefined, { refreshInterval: LOOK_EVERY_MS })
  const { trigger, isMutating } = useRemindOwner()
  const [isReminded, setReminded] = useState(false)
  const remind = async () => {
    try {
      await trigger()
      setReminded(true)
      toast.show({ tone: 'positive', text: t('waiting.reminded') })
    } catch (error) {
      const problem = problemOf(error, shared)
      if (problem.code === errorCodes.alreadyReminded) setReminded(true)
      toast.show({ tone: 'negative', text: problem.message })
    }
  }
  return (
    <Card>
      <EmptyState
        drawing={<ClockDrawing />}
        title={t('waiting.title')}
        action={
          <Inline gap={8} justify="center">
            <Button
              isLoading={isMutating}
              disabledReason={isReminded ? t('waiting.once') : undefined}
              onPress={() => void remind()}
            >
              {t('waiting.remind')}
            </Button>
            <Button
              variant="outline"
              tone="neutral"
              onPress={() => {
                void stale([current])
                void refreshAll()
              }}
            >
              {t('waiting.refresh')}
            </Button>
          </Inline>
        }
      >
        {t('waiting.text', { organization: typeset(user.organization?.shortName ?? '') })}
      </EmptyState>
    </Card>
  )
}

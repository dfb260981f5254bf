import { errorCodes } from '@cabinet/contract/errors'
import { current } from '@cabinet/contract/people/user'
import { ClockDrawing } from '@cabinet/ui/drawing'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { formatDate } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useInvalidate, useRead, useRefreshAll } from '../../../../shared/api/data.ts'
import { useUser } from '../../../../shared/access/user.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { typeset } from '../../../../shared/intl/typeset.ts'
import { useRemindOwner } from './data.ts'
import { useWaitingMessages } from './messages.ts'

/** The decision of the owner opens the cabinet by itself: for that the person is asked for every few seconds. */
const LOOK_EVERY_MS = 4000

/** Instead of the offers, for a person whom the owner of the cabinet has not confirmed yet. */
export const WaitingCard = () => {
  const t = useWaitingMessages()
  const shared = useSharedMessages()
  const { locale } = useIntl()
  const user = useUser()
  const stale = useInvalidate()
  const refreshAll = useRefreshAll()
  useRead(current, undefined, { refreshInterval: LOOK_EVERY_MS })
  const { trigger, isMutating } = useRemindOwner()
  const remindedAt = user.ownerRemindedDateTime
  const remind = async () => {
    try {
      await trigger()
      toast.show({ tone: 'positive', text: t('reminded') })
    } catch (error) {
      const problem = problemOf(error, shared)
      // Sent from another window: when, the server knows.
      if (problem.code === errorCodes.alreadyReminded) void stale([current])
      toast.show({ tone: 'negative', text: problem.message })
    }
  }
  return (
    <Card>
      <EmptyState
        drawing={<ClockDrawing />}
        title={t('title')}
        action={
          <Stack gap={12}>
            <Inline gap={8} justify="center">
              <Button
                isLoading={isMutating}
                disabledReason={remindedAt === null ? undefined : t('once')}
                onPress={() => void remind()}
              >
                {t('remind')}
              </Button>
              <Button
                variant="outline"
                tone="neutral"
                onPress={() => {
                  void stale([current])
                  void refreshAll()
                }}
              >
                {t('refresh')}
              </Button>
            </Inline>
            {remindedAt !== null && (
              <Text size="caption" tone="muted">
                {t('remindedAt', { moment: formatDate(remindedAt, 'dateTime', { locale }) })}
              </Text>
            )}
          </Stack>
        }
      >
        {t('text', { organization: typeset(user.organization?.shortName ?? '') })}
      </EmptyState>
    </Card>
  )
}

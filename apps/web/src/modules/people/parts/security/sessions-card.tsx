import type { Session } from '@cabinet/contract/auth/sessions'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Icon } from '@cabinet/ui/icon'
import { Inline } from '@cabinet/ui/inline'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { forgetSession } from '../../../../shared/auth/sign-out.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { number } from '../../../../shared/ui/unbroken.css.ts'
import { useEndAllSessions, useEndOtherSessions, useEndSession, useSessions } from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { deviceName } from './device-name.ts'
import * as styles from './sessions-card.css.ts'

/** So many stand open: who signs in often would otherwise scroll through months. */
const SHORT = 3

const icons = { DESKTOP: Monitor, PHONE: Smartphone, TABLET: Tablet, UNKNOWN: CircleHelp }

const SessionLine = ({ session, onEnd, isEnding }: { session: Session; onEnd: () => void; isEnding: boolean }) => {
  const t = useProfileMessages()
  const intl = useIntl()
  const device = deviceName(session.device, t)
  const moment = (instant: string) => intl.formatDate(instant, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <li className={styles.line}>
      <Icon of={icons[session.device.kind]} size={24} />
      <Stack gap={4}>
        <Inline gap={8}>
          <Text as="span" weight="medium">
            {device}
          </Text>
          {session.isCurrent && <Badge tone="positive">{t('sessions.current')}</Badge>}
        </Inline>
        <Text tone="muted">
          <span className={number}>{t('sessions.lastUsed', { date: moment(session.lastUsedDateTime) })}</span>
          {' · '}
          <span className={number}>{t('sessions.since', { date: moment(session.createdDateTime) })}</span>
          {' · '}
          {t('sessions.ip', { ip: session.ip })}
        </Text>
      </Stack>
      {!session.isCurrent && (
        <Button
          data-track="session-end"
          className={styles.end}
          aria-label={t('sessions.endOf', { device })}
          variant="outline"
          tone="neutral"
          size="small"
          isLoading={isEnding}
          onPress={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** Leaves every other device at once: what somebody looks for who finds a sign-in that is not theirs. */
const EndOthers = () => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const { trigger, isMutating } = useEndOtherSessions()
  const endOthers = async () => {
    try {
      await trigger()
      toast.show({ tone: 'positive', text: t('sessions.othersEnded') })
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
    }
  }
  return (
    <Button variant="outline" tone="neutral" isLoading={isMutating} onPress={() => void endOthers()}>
      {t('sessions.endOthers')}
    </Button>
  )
}

/** Leaves every device, this one as well; the cabinet begins anew at the sign-in page. */
const EndAll = () => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const { trigger } = useEndAllSessions()
  const [isAsking, setAsking] = useState(false)
  const endAll = async () => {
    try {
      await trigger()
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    forgetSession()
  }
  return (
    <div>
      <Button variant="quiet" tone="negative" onPress={() => setAsking(true)}>
        {t('sessions.endAll')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.endAllTitle')}
        confirmLabel={t('sessions.endAllSubmit')}
        tone="negative"
        onConfirm={endAll}
        onOpenChange={setAsking}
      >
        {t('sessions.endAllText')}
      </ConfirmDialog>
    </div>
  )
}

/** Where the person is signed in, and the way out of there. */
export const SessionsCard = () => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const { data, error, mutate } = useSessions()
  const { trigger } = useEndSession()
  const [ending, setEnding] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const sessions = data?.sessions ?? []
  const hasMore = !isWhole && sessions.length > SHORT
  const end = async (id: string) => {
    setEnding(id)
    try {
      await trigger({ params: { id } })
      toast.show({ tone: 'positive', text: t('sessions.ended') })
    } catch (problem) {
      toast.show({ tone: 'negative', text: problemOf(problem, shared).message })
      await mutate()
    } finally {
      setEnding(null)
    }
  }
  return (
    <Card as="section" aria-labelledby="profile-sessions">
      <Stack gap={16}>
        <Inline justify="between" gap={12}>
          <Heading id="profile-sessions" level={2}>
            {t('sessions.title')}
          </Heading>
          {sessions.length > 1 && <EndOthers />}
        </Inline>
        <Text tone="muted">{t('sessions.text')}</Text>
        {data && (
          <ul className={styles.list}>
            {(hasMore ? sessions.slice(0, SHORT) : sessions).map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                isEnding={ending === session.id}
                onEnd={() => void end(session.id)}
              />
            ))}
          </ul>
        )}
        {hasMore && (
          <div>
            <Button variant="quiet" tone="neutral" size="small" onPress={() => setWhole(true)}>
              {t('sessions.all', { count: sessions.length })}
            </Button>
          </div>
        )}
        {!data && error === undefined && <SkeletonText lines={4} />}
        {!data && error !== undefined && (
          <EmptyState
            title={t('sessions.failed')}
            level={3}
            action={
              <Button variant="outline" tone="neutral" onPress={() => void mutate()}>
                {shared('retry')}
              </Button>
            }
          />
        )}
        <EndAll />
      </Stack>
    </Card>
  )
}

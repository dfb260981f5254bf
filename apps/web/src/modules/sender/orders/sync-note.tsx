import { senderPages } from '@cabinet/contract/sender/pages'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { Inline } from '@cabinet/ui/inline'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { RefreshCw } from 'lucide-react'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useAccountHealth } from '../data.ts'
import { useDashboard, useSync } from './data.ts'
import { useOrdersMessages } from './messages.ts'
import { ALWAYS } from './orders-register.ts'

const SyncButton = () => {
  const t = useOrdersMessages()
  const attempt = useAttempt()
  const { trigger, isMutating } = useSync()
  const sync = () =>
    attempt(async () => {
      const { changed, isComplete } = await trigger(undefined)
      const text = isComplete ? t('sync.done', { count: changed }) : t('sync.goesOn')
      toast.show({ tone: 'positive', text })
    })
  return (
    <Button variant="quiet" size="small" icon={RefreshCw} isLoading={isMutating} onPress={sync}>
      {t('sync')}
    </Button>
  )
}

/** How fresh the orders are, and a way to make them fresher. */
export const SyncNote = () => {
  const t = useOrdersMessages()
  const { courier } = serviceNames()
  const { data } = useDashboard(ALWAYS)
  if (!data) return null
  const { lastSyncDateTime, syncStatus } = data
  return (
    <Inline gap={8}>
      <Text size="caption" tone="muted">
        {syncStatus === 'NONE'
          ? t('noAccount', { courier })
          : lastSyncDateTime
            ? t.rich('synced', { date: <DateText key="date" value={lastSyncDateTime} format="dateTime" /> })
            : t('neverSynced')}
      </Text>
      {syncStatus !== 'NONE' && <SyncButton />}
    </Inline>
  )
}

/** The account does not work: what is on the page grows old. */
export const AccountBanner = () => {
  const t = useOrdersMessages()
  const { courier } = serviceNames()
  const { data: health } = useAccountHealth()
  if (health?.status !== 'ERROR') return null
  return (
    <Banner
      tone="negative"
      title={t('error.title', { courier })}
      action={
        <ButtonLink href={senderPages['Sender:InsuranceManagement']()} variant="quiet" size="small">
          {t('error.action')}
        </ButtonLink>
      }
    >
      {health.description}
    </Banner>
  )
}

import type { Credential } from '@cabinet/contract/sender'
import type { HealthCheck } from '@cabinet/contract/service'
import { Badge } from '@cabinet/ui/badge'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { IconButton } from '@cabinet/ui/icon-button'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { Check, CircleOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useCan } from '../../../../shared/access/user.tsx'
import { problemOf } from '../../../../shared/api/problem.ts'
import { serviceNames } from '../../../../shared/config/service-names.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { useCheckAccount, useRemoveAccount } from '../../account/data.ts'
import { useConnect } from '../../account/use-connect.ts'
import * as styles from './management.css.ts'
import { useManagementMessages } from './messages.ts'
import { type NextStep, StepAction } from './next-step.tsx'
import { Section } from '../../../../shared/ui/section.tsx'

/** «wqGw••••tTEP»: enough to tell one account from another. */
const maskOf = (id: string) => (id.length > 8 ? `${id.slice(0, 4)}••••${id.slice(-4)}` : id)

const HealthBadge = ({ health }: { health: HealthCheck | undefined }) => {
  const t = useManagementMessages()
  if (health === undefined) return <Badge icon={null}>{t('account.unknown')}</Badge>
  if (health.status === 'EMPTY') return <Badge icon={CircleOff}>{t('account.none')}</Badge>
  return health.status === 'AVAILABLE' ? (
    <Badge tone="positive" icon={Check}>
      {t('account.good')}
    </Badge>
  ) : (
    <Badge tone="negative" icon={TriangleAlert}>
      {t('account.bad')}
    </Badge>
  )
}

const CheckButton = () => {
  const t = useManagementMessages()
  const attempt = useAttempt()
  const { courier } = serviceNames()
  const { trigger, isMutating } = useCheckAccount()
  const check = () =>
    attempt(async () => {
      const { status } = await trigger(undefined)
      const isGood = status === 'AVAILABLE'
      const text = t(isGood ? 'account.checkedGood' : 'account.checkedBad', { courier })
      toast.show({ tone: isGood ? 'positive' : 'negative', text })
    })
  return (
    <IconButton
      className={styles.beside}
      icon={RefreshCw}
      size="small"
      label={t('account.check')}
      isLoading={isMutating}
      onPress={check}
    />
  )
}

const RemoveDialog = ({ account, onClose }: { account: Credential; onClose: () => void }) => {
  const t = useManagementMessages()
  const shared = useSharedMessages()
  const { courier } = serviceNames()
  const { trigger } = useRemoveAccount()
  const remove = async () => {
    try {
      await trigger({ params: { id: account.id } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('account.removed') })
  }
  return (
    <ConfirmDialog
      isOpen
      tone="negative"
      title={t('account.removeTitle', { courier })}
      confirmLabel={t('account.remove')}
      onConfirm={remove}
      onOpenChange={onClose}
    >
      {t('account.removeText')}
    </ConfirmDialog>
  )
}

const useLockedReason = () => {
  const shared = useSharedMessages()
  return useCan()(['USER_ADMIN']) ? undefined : shared('adminOnly')
}

const Actions = ({ account, next }: { account: Credential | undefined; next: NextStep | null }) => {
  const t = useManagementMessages()
  const { connect, replaceKey } = useConnect()
  const lockedReason = useLockedReason()
  if (!account)
    return (
      <StepAction step="account" next={next}>
        {(look) => (
          <Button disabledReason={lockedReason} onPress={connect} {...look}>
            {t('account.connect')}
          </Button>
        )}
      </StepAction>
    )
  return (
    <StepAction step="key" next={next}>
      {(look) => (
        <Button disabledReason={lockedReason} onPress={replaceKey} {...look}>
          {t('account.replace')}
        </Button>
      )}
    </StepAction>
  )
}

const Removal = ({ account, isInsured }: { account: Credential; isInsured: boolean }) => {
  const t = useManagementMessages()
  const lockedReason = useLockedReason()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        tone="negative"
        disabledReason={lockedReason ?? (isInsured ? t('account.removeLocked') : undefined)}
        onPress={() => setRemoving(true)}
      >
        {t('account.remove')}
      </Button>
      {isRemoving && <RemoveDialog account={account} onClose={() => setRemoving(false)} />}
    </>
  )
}

const Details = ({ account }: { account: Credential }) => {
  const t = useManagementMessages()
  return (
    <DescriptionList
      items={[
        { label: t('account.id'), value: <span className={styles.secret}>{maskOf(account.clientId)}</span> },
        { label: t('account.secret'), value: <span className={styles.secret}>{account.clientSecretMasked}</span> },
        { label: t('account.contract'), value: account.contractNumber ?? '—' },
        { label: t('account.since'), value: <DateText value={account.createdDateTime} /> },
        {
          label: t('account.checked'),
          value: account.lastCheckDateTime ? (
            <DateText value={account.lastCheckDateTime} format="dateTime" />
          ) : (
            t('account.neverChecked')
          ),
        },
      ]}
    />
  )
}

/** The courier account: whose key it is, whether it works, and what can be done about it. */
export const AccountSection = ({
  account,
  health,
  isInsured,
  next,
}: {
  account: Credential | undefined
  health: HealthCheck | undefined
  isInsured: boolean
  next: NextStep | null
}) => {
  const t = useManagementMessages()
  const { courier } = serviceNames()
  return (
    <Section
      title={t('account.title', { courier })}
      badge={
        <>
          <HealthBadge health={account ? health : { status: 'EMPTY', description: null }} />
          {account && <CheckButton />}
        </>
      }
      actions={<Actions account={account} next={next} />}
      danger={account && <Removal account={account} isInsured={isInsured} />}
    >
      {account ? <Details account={account} /> : <Text tone="muted">{t('account.noneText')}</Text>}
      {account && health?.status === 'ERROR' && (
        <Banner tone="negative" title={t('account.error', { courier })}>
          {health.description}
        </Banner>
      )}
    </Section>
  )
}

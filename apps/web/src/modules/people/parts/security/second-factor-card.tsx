import type { RecoveryCodes, SecondFactor } from '@cabinet/contract/auth/second-factor'
import { RECOVERY_CODES } from '@cabinet/contract/auth/second-factor'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { Dialog } from '@cabinet/ui/dialog'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Icon, type IconType } from '@cabinet/ui/icon'
import { Inline } from '@cabinet/ui/inline'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Switch } from '@cabinet/ui/switch'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { RecoveryCodesList } from '../../../../shared/second-factor/recovery-codes.tsx'
import { SetUpApp } from '../../../../shared/second-factor/set-up-app.tsx'
import {
  useCreateRecoveryCodes,
  useRemoveSecondFactor,
  useRequireSecondFactor,
  useSecondFactor,
  useSecondFactorChanged,
} from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'
import * as styles from './sessions-card.css.ts'

const Line = ({
  icon,
  title,
  text,
  action,
  track,
  isActing = false,
  onAct,
}: {
  icon: IconType
  title: string
  text: string
  action: string
  /** What analytics know the button by. */
  track: string
  isActing?: boolean
  onAct: () => void
}) => (
  <li className={styles.line}>
    <Icon of={icon} size={24} />
    <Stack gap={4}>
      <Text as="span" weight="medium">
        {title}
      </Text>
      <Text tone="muted">{text}</Text>
    </Stack>
    <Button
      data-track={track}
      className={styles.end}
      aria-label={`${title}: ${action}`}
      variant="outline"
      tone="neutral"
      size="small"
      isLoading={isActing}
      onPress={onAct}
    >
      {action}
    </Button>
  </li>
)

/** Codes that were just drawn, or the way to an app; nothing when the dialog is closed. */
type DialogContent = 'setUp' | 'remove' | RecoveryCodes | null

/** What the person has set up, and how to change it. */
const FactorLines = ({
  factor,
  since,
  onShow,
}: {
  factor: SecondFactor
  since: string
  onShow: (shown: DialogContent) => void
}) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const intl = useIntl()
  const { trigger, isMutating } = useCreateRecoveryCodes()
  const draw = async () => {
    try {
      onShow(await trigger())
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
    }
  }
  return (
    <>
      <ul className={styles.list}>
        <Line
          icon={Smartphone}
          title={t('factor.app')}
          text={t('factor.since', { date: intl.formatDate(since, { dateStyle: 'short' }) })}
          action={t('factor.change')}
          track="second-factor-app"
          onAct={() => onShow('setUp')}
        />
        <Line
          icon={KeyRound}
          title={t('factor.codes')}
          text={t('factor.left', { left: factor.recoveryCodesLeft, count: RECOVERY_CODES })}
          action={t('factor.newCodes')}
          track="second-factor-codes"
          isActing={isMutating}
          onAct={() => void draw()}
        />
      </ul>
      {factor.requiredBy === null ? (
        <div>
          <Button variant="quiet" tone="negative" onPress={() => onShow('remove')}>
            {t('factor.remove')}
          </Button>
        </div>
      ) : (
        <Text tone="muted">{t(`factor.requiredBy.${factor.requiredBy}`)}</Text>
      )}
    </>
  )
}

/** The owner obliges everybody of the organization; it takes effect at once. */
const Requirement = ({ isRequired }: { isRequired: boolean }) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const { trigger, isMutating } = useRequireSecondFactor()
  const change = async (next: boolean) => {
    try {
      await trigger({ body: { isRequired: next } })
      toast.show({ tone: 'positive', text: t(next ? 'factor.required' : 'factor.notRequired') })
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
    }
  }
  return (
    <Switch
      data-track="second-factor-required"
      isSelected={isRequired}
      isDisabled={isMutating}
      description={t('factor.requireHelp')}
      onChange={(next) => void change(next)}
    >
      {t('factor.require')}
    </Switch>
  )
}

const Remove = ({ onClose }: { onClose: () => void }) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const { trigger } = useRemoveSecondFactor()
  const remove = async () => {
    try {
      await trigger()
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('factor.removed') })
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('factor.removeTitle')}
      confirmLabel={t('factor.remove')}
      tone="negative"
      onConfirm={remove}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {t('factor.removeText')}
    </ConfirmDialog>
  )
}

/** The second step of signing in: the app for codes, the recovery codes, and what the organization obliges to. */
export const SecondFactorCard = () => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const { data, error, mutate } = useSecondFactor()
  const changed = useSecondFactorChanged()
  const [shown, setShown] = useState<DialogContent>(null)
  const close = () => setShown(null)
  return (
    <Card as="section" aria-labelledby="profile-second-factor">
      <Stack gap={16}>
        <Inline justify="between" gap={12}>
          <Heading id="profile-second-factor" level={2}>
            {t('factor.title')}
          </Heading>
          {data && <Badge tone={data.totp ? 'positive' : 'neutral'}>{t(data.totp ? 'factor.on' : 'factor.off')}</Badge>}
        </Inline>
        <Text tone="muted">{t('factor.text')}</Text>
        {data?.totp && <FactorLines factor={data} since={data.totp.createdDateTime} onShow={setShown} />}
        {data && !data.totp && (
          <div>
            <Button onPress={() => setShown('setUp')}>{t('factor.setUp')}</Button>
          </div>
        )}
        {data?.organization?.mayChange && <Requirement isRequired={data.organization.isRequired} />}
        {!data && error === undefined && <SkeletonText lines={3} />}
        {!data && error !== undefined && (
          <EmptyState
            title={t('factor.failed')}
            level={3}
            action={
              <Button variant="outline" tone="neutral" onPress={() => void mutate()}>
                {shared('retry')}
              </Button>
            }
          />
        )}
      </Stack>
      {shown === 'remove' && <Remove onClose={close} />}
      <Dialog
        isOpen={shown !== null && shown !== 'remove'}
        title={t('factor.title')}
        width={480}
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
      >
        {shown === 'setUp' && <SetUpApp onConfirmed={() => void changed()} onDone={close} />}
        {shown !== null && typeof shown === 'object' && (
          <RecoveryCodesList codes={shown.recoveryCodes} onSaved={close} />
        )}
      </Dialog>
    </Card>
  )
}

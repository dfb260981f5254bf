import type { RecoveryCodes, SecondFactor } from '@cabinet/contract/auth/second-factor'
import { RECOVERY_CODES } from '@cabinet/contract/auth/second-factor'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { Dialog } from '@cabinet/ui/dialog'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Switch } from '@cabinet/ui/switch'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { KeyRound, ScanFace, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { RecoveryCodesList } from '../../../../shared/second-factor/recovery-codes.tsx'
import { SetUpApp } from '../../../../shared/second-factor/set-up-app.tsx'
import { SetUpPasskey } from '../../../../shared/second-factor/set-up-passkey.tsx'
import {
  useCreateRecoveryCodes,
  useRemoveSecondFactor,
  useRequireSecondFactor,
  useSecondFactor,
  useSecondFactorChanged,
} from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { FactorLine } from './factor-line.tsx'
import { PasskeysList } from './passkeys-list.tsx'
import * as styles from './sessions-card.css.ts'

/** Codes that were just drawn, or the way to an app or a key; nothing when the dialog is closed. */
type DialogContent = 'setUp' | 'addKey' | 'remove' | RecoveryCodes | null

/** What the person has set up, and how to change it. */
const FactorLines = ({ factor, onShow }: { factor: SecondFactor; onShow: (shown: DialogContent) => void }) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const intl = useIntl()
  const { totp, passkeys } = factor
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
        <FactorLine
          icon={Smartphone}
          title={t('factor.app')}
          text={
            totp
              ? t('factor.since', { date: intl.formatDate(totp.createdDateTime, { dateStyle: 'short' }) })
              : t('factor.noApp')
          }
          action={t(totp ? 'factor.change' : 'factor.add')}
          track="second-factor-app"
          onAct={() => onShow('setUp')}
        />
        <FactorLine
          icon={ScanFace}
          title={t('passkeys.title')}
          text={t('passkeys.text')}
          action={t('factor.add')}
          track="passkey-add"
          onAct={() => onShow('addKey')}
        >
          {passkeys.length > 0 && <PasskeysList passkeys={passkeys} isOnlyFactor={totp === null} />}
        </FactorLine>
        <FactorLine
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

/** The second step of signing in: the app, the passkeys, the recovery codes, and what the organization obliges to. */
export const SecondFactorCard = () => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const { data, error, mutate } = useSecondFactor()
  const changed = useSecondFactorChanged()
  const [shown, setShown] = useState<DialogContent>(null)
  const close = () => setShown(null)
  const isOn = data !== undefined && data.kinds.length > 0
  const added = () => {
    toast.show({ tone: 'positive', text: t('passkeys.added') })
    void changed()
  }
  return (
    <Card as="section" aria-labelledby="profile-second-factor">
      <Stack gap={16}>
        <Inline justify="between" gap={12}>
          <Heading id="profile-second-factor" level={2}>
            {t('factor.title')}
          </Heading>
          {data && <Badge tone={isOn ? 'positive' : 'neutral'}>{t(isOn ? 'factor.on' : 'factor.off')}</Badge>}
        </Inline>
        <Text tone="muted">{t('factor.text')}</Text>
        {data && isOn && <FactorLines factor={data} onShow={setShown} />}
        {data && !isOn && (
          <Inline gap={8}>
            <Button onPress={() => setShown('setUp')}>{t('factor.setUp')}</Button>
            <Button variant="outline" tone="neutral" onPress={() => setShown('addKey')}>
              {t('passkeys.add')}
            </Button>
          </Inline>
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
        title={t(shown === 'addKey' ? 'passkeys.addTitle' : 'factor.title')}
        width={480}
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
      >
        {shown === 'setUp' && <SetUpApp onConfirmed={() => void changed()} onDone={close} />}
        {shown === 'addKey' && <SetUpPasskey onCreated={added} onDone={close} />}
        {shown !== null && typeof shown === 'object' && (
          <RecoveryCodesList codes={shown.recoveryCodes} onSaved={close} />
        )}
      </Dialog>
    </Card>
  )
}

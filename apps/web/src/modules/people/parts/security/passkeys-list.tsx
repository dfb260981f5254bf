import { type Passkey, PASSKEY_NAME_LENGTH } from '@cabinet/contract/auth/second-factor'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { IconButton } from '@cabinet/ui/icon-button'
import { Menu, MenuItem } from '@cabinet/ui/menu'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { TextField } from '@cabinet/ui/text-field'
import { toast } from '@cabinet/ui/toast'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { max, required } from '@cabinet/validators/rules'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useRemovePasskey, useRenamePasskey } from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { deviceName } from './device-name.ts'
import * as styles from './passkeys-list.css.ts'

const Rename = ({ of, onClose }: { of: Passkey; onClose: () => void }) => {
  const t = useProfileMessages()
  const say = useRuleText()
  const { trigger } = useRenamePasskey()
  const validate = useMemo(() => fieldValidator([required, max(PASSKEY_NAME_LENGTH)], say), [say])
  const [initialValues] = useState({ name: of.name })
  return (
    <FormDialog<{ name: string }>
      title={t('passkeys.renameTitle')}
      submit={t('passkeys.save')}
      done={t('passkeys.renamed')}
      fields={['name']}
      initialValues={initialValues}
      onSubmit={({ name }) => trigger({ params: { id: of.id }, body: { name } })}
      onClose={onClose}
    >
      <FormField<string> name="name" empty="" validate={validate}>
        {(field) => <TextField {...field} isRequired autoComplete="off" label={t('passkeys.name')} />}
      </FormField>
    </FormDialog>
  )
}

const Remove = ({ of, isLast, onClose }: { of: Passkey; isLast: boolean; onClose: () => void }) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const { trigger } = useRemovePasskey()
  const remove = async () => {
    try {
      await trigger({ params: { id: of.id } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('passkeys.removed') })
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('passkeys.removeTitle', { name: of.name })}
      confirmLabel={t('passkeys.remove')}
      tone="negative"
      onConfirm={remove}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {t(isLast ? 'passkeys.removeLastText' : 'passkeys.removeText')}
    </ConfirmDialog>
  )
}

const useSummary = () => {
  const t = useProfileMessages()
  const intl = useIntl()
  const day = (instant: string) => intl.formatDate(instant, { dateStyle: 'short' })
  return ({ device, isBackedUp, createdDateTime, lastUsedDateTime }: Passkey): string =>
    [
      deviceName(device, t),
      t('passkeys.since', { date: day(createdDateTime) }),
      lastUsedDateTime === null ? t('passkeys.neverUsed') : t('passkeys.lastUsed', { date: day(lastUsedDateTime) }),
      t(isBackedUp ? 'passkeys.backedUp' : 'passkeys.oneDevice'),
    ].join(' · ')
}

/** Keys of the person, each with where it was added and when it was used last. */
export const PasskeysList = ({
  passkeys,
  isOnlyFactor,
}: {
  readonly passkeys: readonly Passkey[]
  /** There is no app beside them: the last key takes the second step along. */
  readonly isOnlyFactor: boolean
}) => {
  const t = useProfileMessages()
  const summaryOf = useSummary()
  const [shown, setShown] = useState<{ readonly act: 'rename' | 'remove'; readonly of: Passkey } | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <ul className={styles.list} aria-label={t('passkeys.title')}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.item}>
            <Stack gap={4}>
              <Text as="span" className={styles.name}>
                {passkey.name}
              </Text>
              <Text size="caption" tone="muted">
                {summaryOf(passkey)}
              </Text>
            </Stack>
            <Menu
              trigger={
                <IconButton
                  data-track="passkey-menu"
                  icon={EllipsisVertical}
                  label={t('passkeys.actionsOf', { name: passkey.name })}
                  tone="neutral"
                  variant="quiet"
                />
              }
            >
              <MenuItem icon={Pencil} onAction={() => setShown({ act: 'rename', of: passkey })}>
                {t('passkeys.rename')}
              </MenuItem>
              <MenuItem icon={Trash2} tone="negative" onAction={() => setShown({ act: 'remove', of: passkey })}>
                {t('passkeys.remove')}
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      {shown?.act === 'rename' && <Rename of={shown.of} onClose={close} />}
      {shown?.act === 'remove' && (
        <Remove of={shown.of} isLast={isOnlyFactor && passkeys.length === 1} onClose={close} />
      )}
    </>
  )
}

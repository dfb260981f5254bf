import type { Colleague } from '@cabinet/contract/people/colleagues'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { useTransferOwnership } from '../../data.ts'
import { fullNameOf } from '../../../../shared/names.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { OwnPasswordField } from './own-password-field.tsx'

/** Gives the cabinet to a colleague; the password proves that the owner is at the keyboard. */
export const TransferDialog = ({ person, onClose }: { person: Colleague; onClose: () => void }) => {
  const t = useProfileMessages()
  const { trigger } = useTransferOwnership()
  return (
    <FormDialog<{ password: string }>
      title={t('transfer.title')}
      text={t('transfer.text', { name: fullNameOf(person) })}
      submit={t('transfer.submit')}
      tone="negative"
      done={t('transfer.done')}
      fields={['password']}
      onSubmit={({ password }) => trigger({ params: { id: person.id }, body: { password } })}
      onClose={onClose}
    >
      <OwnPasswordField />
    </FormDialog>
  )
}

import { ReasonDialog } from '../../../../shared/forms/reason-dialog.tsx'
import { useDeactivate, useDisableReasons, useGiveDisableReason } from '../data.ts'
import { useManagementMessages } from './messages.ts'

/**
 * Asks why the insurance is to be switched off and switches it off. A reason that cannot be kept holds nobody back.
 */
export const DisableDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useManagementMessages()
  const give = useGiveDisableReason()
  const deactivate = useDeactivate()
  return (
    <ReasonDialog
      reasons={useDisableReasons()}
      texts={{
        title: t('disable.title'),
        text: t('disable.text'),
        submit: t('disable.submit'),
        done: t('disable.done'),
        reason: t('disable.reason'),
        comment: t('disable.comment'),
        commentHelp: t('disable.commentHelp'),
      }}
      onSubmit={async (body) => {
        try {
          await give.trigger({ body })
        } catch (error) {
          console.error(error)
        }
        return deactivate.trigger(undefined)
      }}
      onClose={onClose}
    />
  )
}

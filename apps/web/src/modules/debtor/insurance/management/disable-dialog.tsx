import { ReasonDialog } from '../../../../shared/forms/reason-dialog.tsx'
import { useDisableInsurance, useDisableReasons } from '../../policy/data.ts'
import { useManagementMessages } from './messages.ts'

/** Asks why the insurance is to end and asks the insurer to end it. */
export const DisableDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useManagementMessages()
  const { trigger } = useDisableInsurance()
  return (
    <ReasonDialog
      reasons={useDisableReasons()}
      texts={{
        title: t('disable'),
        text: t('disable.text'),
        submit: t('disable.submit'),
        done: t('disable.done'),
        reason: t('disable.reason'),
        comment: t('disable.comment'),
        commentHelp: t('disable.commentHelp'),
      }}
      onSubmit={(body) => trigger({ body })}
      onClose={onClose}
    />
  )
}

import type { Insurer } from '@cabinet/contract/debtor/staff'
import { companyText } from '../../../../shared/company-text.ts'
import { QuestionDialog } from '../../../../shared/ui/question-dialog.tsx'
import { useSetInsurerActive } from '../data.ts'
import { useInsurersMessages } from './messages.ts'

/** Asks before an insurer is switched off, or on again. */
export const SwitchDialog = ({ insurer, onClose }: { insurer: Insurer; onClose: () => void }) => {
  const t = useInsurersMessages()
  const { trigger } = useSetInsurerActive()
  const { id, isActive, shortName } = insurer
  const way = isActive ? 'off' : 'on'
  return (
    <QuestionDialog
      tone={isActive ? 'negative' : 'accent'}
      title={t(`switch.${way}.title`, { name: companyText(shortName) })}
      text={t(`switch.${way}.text`)}
      submit={t(`switch.${way}.submit`)}
      done={t(`switch.${way}.done`)}
      onConfirm={() => trigger({ params: { id }, body: { isActive: !isActive } })}
      onClose={onClose}
    />
  )
}

import type { FinanceBank } from '@cabinet/contract/finance/banks'
import { companyText } from '../../../shared/company-text.ts'
import { QuestionDialog } from '../../../shared/ui/question-dialog.tsx'
import { useSetBankActive } from './data.ts'
import { useBanksMessages } from './messages.ts'

/** Asks before a bank is switched off, or on again. */
export const SwitchDialog = ({ bank, onClose }: { bank: FinanceBank; onClose: () => void }) => {
  const t = useBanksMessages()
  const { trigger } = useSetBankActive()
  const { id, isActive, shortName } = bank
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

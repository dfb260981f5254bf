import type { DebtorBuyer } from '@cabinet/contract/debtor/buyers'
import { companyText } from '../../../shared/company-text.ts'
import { RemoveDialog as Question } from '../../../shared/ui/remove-dialog.tsx'
import { useRemoveBuyer } from './data.ts'
import { useBuyersMessages } from './messages.ts'

/** Asks before a buyer leaves the list. */
export const RemoveDialog = ({
  buyer,
  ...then
}: {
  buyer: DebtorBuyer
  onRemoved: () => void
  onClose: () => void
}) => {
  const t = useBuyersMessages()
  const { trigger } = useRemoveBuyer()
  return (
    <Question
      title={t('remove.title')}
      text={t('remove.text', { name: companyText(buyer.shortName) })}
      submit={t('menu.remove')}
      done={t('remove.done')}
      onRemove={() => trigger({ params: { id: buyer.id } })}
      {...then}
    />
  )
}

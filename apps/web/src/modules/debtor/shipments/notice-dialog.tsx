import type { DebtorShipment, DebtorShipmentCard } from '@cabinet/contract/debtor/shipments'
import { Text } from '@cabinet/ui/text'
import { TextArea } from '@cabinet/ui/text-area'
import { companyText } from '../../../shared/company-text.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { useNotify } from './data.ts'
import { useShipmentsMessages } from './messages.ts'
import { useDay } from './next-action.ts'

interface Values {
  readonly comment?: string
}

const MAX_COMMENT = 1000

/** Tells the insurer that the buyer has not paid in time. */
export const NoticeDialog = ({ shipment, onClose }: { shipment: DebtorShipment; onClose: () => void }) => {
  const t = useShipmentsMessages()
  const money = useMoney()
  const day = useDay()
  const { trigger } = useNotify()
  const { id, number, buyer, debtAmount, dueDate, noticeUntil } = shipment
  const details = { buyer: companyText(buyer.shortName), sum: money(debtAmount), number, due: day(dueDate) }
  return (
    <FormDialog<Values, DebtorShipmentCard>
      title={t('notify.title')}
      text={t('notify.text', details)}
      submit={t('notify.submit')}
      done={t('notify.done')}
      fields={['comment']}
      onSubmit={({ comment }) => trigger({ params: { id }, body: { comment: comment?.trim() || null } })}
      onClose={onClose}
    >
      <Text tone="muted">{t('notify.until', { date: day(noticeUntil) })}</Text>
      <FormField<string> name="comment" empty="">
        {(field) => (
          <TextArea
            label={t('notify.comment')}
            description={t('notify.commentHelp')}
            maxLength={MAX_COMMENT}
            {...field}
          />
        )}
      </FormField>
    </FormDialog>
  )
}

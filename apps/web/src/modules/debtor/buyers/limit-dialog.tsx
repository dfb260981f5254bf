import { type DebtorBuyer, type DebtorBuyerCard, LARGEST_LIMIT } from '@cabinet/contract/debtor/buyers'
import { MoneyField } from '@cabinet/ui/money-field'
import { companyText } from '../../../shared/company-text.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useRequestLimit } from './data.ts'
import { useBuyersMessages } from './messages.ts'

interface Values {
  readonly requestedLimit: number | null
}

const SMALLEST = 100

/** Asks the insurer for a limit on a buyer, or for another one. */
export const LimitDialog = ({ buyer, onClose }: { buyer: DebtorBuyer; onClose: () => void }) => {
  const t = useBuyersMessages()
  const shared = useSharedMessages()
  const money = useMoney()
  const { trigger } = useRequestLimit()
  const problemOf = (sum: number | null | undefined) => {
    if (sum == null) return shared('required')
    if (sum >= SMALLEST && sum <= LARGEST_LIMIT) return undefined
    return t('limit.range', { min: money(SMALLEST, 'auto'), max: money(LARGEST_LIMIT, 'auto') })
  }
  return (
    <FormDialog<Values, DebtorBuyerCard>
      title={t(buyer.requestedLimit === null ? 'limit.requestTitle' : 'limit.changeTitle')}
      text={t('limit.text', { name: companyText(buyer.shortName) })}
      submit={t('limit.submit')}
      done={t('limit.done')}
      initialValues={{ requestedLimit: buyer.requestedLimit }}
      validate={(values) => {
        const problem = problemOf((values as Values).requestedLimit)
        return problem === undefined ? {} : { requestedLimit: problem }
      }}
      fields={['requestedLimit']}
      onSubmit={({ requestedLimit }) =>
        trigger({ params: { id: buyer.id }, body: { requestedLimit: requestedLimit ?? 0 } })
      }
      onClose={onClose}
    >
      <FormField<number | null> name="requestedLimit" empty={null}>
        {(field) => <MoneyField label={t('limit.sum')} description={t('limit.help')} isRequired {...field} />}
      </FormField>
    </FormDialog>
  )
}

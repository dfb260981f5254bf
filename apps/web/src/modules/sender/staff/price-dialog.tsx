import { LARGEST_PRICE, type SenderPrice } from '@cabinet/contract/sender/staff'
import { formatDate } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Money } from '@cabinet/ui/money'
import { MoneyField } from '@cabinet/ui/money-field'
import { companyText } from '../../../shared/company-text.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useSetPrice } from './data.ts'
import { useStaffMessages } from './messages.ts'

interface Values {
  readonly insurancePrice: number | null
}

const SMALLEST = 1

/** Agrees another price with an organization, and shows those that were agreed before. */
export const PriceDialog = ({ price, onClose }: { price: SenderPrice; onClose: () => void }) => {
  const t = useStaffMessages()
  const shared = useSharedMessages()
  const money = useMoney()
  const { locale } = useIntl()
  const { trigger } = useSetPrice()
  const problemOf = (wanted: number | null | undefined) => {
    if (wanted == null) return shared('required')
    if (wanted === price.insurancePrice) return t('price.same')
    if (wanted >= SMALLEST && wanted <= LARGEST_PRICE) return undefined
    return t('price.range', { min: money(SMALLEST), max: money(LARGEST_PRICE) })
  }
  return (
    <FormDialog<Values>
      title={t('price.title')}
      text={t('price.text', { organization: companyText(price.organization), price: money(price.insurancePrice) })}
      submit={t('price.submit')}
      done={t('price.done')}
      validate={(values) => {
        const problem = problemOf((values as Values).insurancePrice)
        return problem === undefined ? {} : { insurancePrice: problem }
      }}
      fields={['insurancePrice']}
      onSubmit={({ insurancePrice }) =>
        trigger({
          params: { id: price.organizationId },
          body: { insurancePrice: insurancePrice ?? 0, seenPrice: price.insurancePrice },
        })
      }
      onClose={onClose}
    >
      <FormField<number | null> name="insurancePrice" empty={null}>
        {(field) => <MoneyField label={t('price.field')} isRequired {...field} />}
      </FormField>
      {price.history.length > 0 && (
        <>
          <Heading level={3}>{t('price.history')}</Heading>
          <DescriptionList
            items={price.history.map(({ insurancePrice, fromDateTime }) => ({
              label: formatDate(fromDateTime, 'dateTime', { locale }),
              value: <Money kopecks={insurancePrice} />,
            }))}
          />
        </>
      )}
    </FormDialog>
  )
}

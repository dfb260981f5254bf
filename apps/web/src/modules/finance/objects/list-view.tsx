import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { LARGEST_ORDER, type FinancingObject, summary } from '@cabinet/contract/finance/objects'
import { Button } from '@cabinet/ui/button'
import { BankDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { formatMoney, Money } from '@cabinet/ui/money'
import { useState } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { Register } from '../../../shared/register/register.tsx'
import type { Query, RegisterState } from '../../../shared/register/use-register.ts'
import { useSums } from '../../../shared/register/use-sums.ts'
import { useMessages } from '../messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { Agreements } from '../agreements/agreements.tsx'
import { sumOf } from './choice.ts'
import { useObjects } from '../registers/data.ts'
import { useObjectColumns } from './list-columns.tsx'
import { type objectsRegister, useObjectsControls } from './list-register.ts'
import { OrderDialog } from './order-dialog.tsx'

type Filter = keyof typeof objectsRegister.filters
export type ObjectsRegister = RegisterState<FinancingObject, Filter, Query<typeof objectsRegister.list>>

/** Counts and sums over everything that the filters match. */
const useObjectSums = ({ query }: ObjectsRegister) => {
  const t = useRegistersMessages()
  const { formatNumber } = useIntl()
  return useSums(summary, query, [
    { id: 'count', label: t('object.sum.count'), value: ({ count }) => formatNumber(count) },
    { id: 'claim', label: t('object.sum.claim'), value: ({ claimSum }) => <Money kopecks={claimSum} /> },
    {
      id: 'financing',
      label: t('object.sum.financing'),
      value: ({ financingSum }) => <Money kopecks={financingSum} />,
    },
    { id: 'repaid', label: t('object.sum.repaid'), value: ({ repaidSum }) => <Money kopecks={repaidSum} /> },
    {
      id: 'overdue',
      label: t('object.sum.overdue'),
      value: ({ overdueSum }) => <Money kopecks={overdueSum} />,
      warning: ({ overdueSum }) => overdueSum,
    },
  ])
}

/** The chosen objects; those that were chosen before a reload are read by their ids. */
const useChosen = ({ selected, selectedItems }: ObjectsRegister): readonly FinancingObject[] => {
  const seen = new Set(selectedItems.map(({ id }) => id))
  const missing = useObjects([...selected].filter((id) => !seen.has(id)))
  return [...selectedItems, ...(missing.data?.content.filter(({ id }) => selected.has(id) && !seen.has(id)) ?? [])]
}

/** Why the chosen objects cannot be ordered together; what each of them lacks the server says. */
const useObstacle = (chosen: readonly FinancingObject[], count: number): string | undefined => {
  const t = useRegistersMessages()
  if (count > LARGEST_ORDER) return t('order.tooMany', { count: LARGEST_ORDER })
  if (chosen.length < count) return t('order.counting')
  if (!chosen.some(({ isAvailable }) => isAvailable)) return t('order.noneAvailable')
  return new Set(chosen.map(({ agreement }) => agreement.id)).size > 1 ? t('order.oneAgreement') : undefined
}

/** Objects of all agreements as a register: filters, sums, choice, order. */
export const ListView = ({
  register,
  agreements,
}: {
  register: ObjectsRegister
  agreements: readonly AgreementCard[]
}) => {
  const titles = useMessages()
  const t = useRegistersMessages()
  const { locale } = useIntl()
  const sums = useObjectSums(register)
  const columns = useObjectColumns()
  const controls = useObjectsControls(agreements, register.values.buyer)
  const chosen = useChosen(register)
  const obstacle = useObstacle(chosen, register.selected.size)
  const [isOrdering, setOrdering] = useState(false)
  const sum = sumOf(chosen)
  return (
    <>
      <Agreements
        agreements={agreements}
        chosen={register.values.agreement}
        picked={sumOf(chosen.filter(({ isAvailable }) => isAvailable))}
        onChoose={(id) => register.setFilter('agreement', id)}
      />
      <Register
        of={register}
        label={titles('financing.title')}
        columns={columns}
        search={{ name: 'q', label: t('object.search'), placeholder: t('object.searchHint') }}
        controls={controls}
        sums={sums}
        empty={
          <EmptyState drawing={<BankDrawing />} title={t('object.empty')}>
            {t('object.emptyText')}
          </EmptyState>
        }
        // The drawer belongs to the page: objects are opened from the calendar too.
        onRowOpen={(object) => register.open(object.id)}
        bulk={{
          summary: (_, count) => t('order.pickedSum', { count, sum: formatMoney(sum, { locale }) }),
          actions: () => (
            <Button size="small" disabledReason={obstacle} onPress={() => setOrdering(true)}>
              {t('order.submit')}
            </Button>
          ),
        }}
      />
      {isOrdering && chosen.length > 0 && (
        <OrderDialog
          objects={chosen}
          onDrop={(ids) => register.select(new Set([...register.selected].filter((id) => !ids.has(id))))}
          onOrdered={() => {
            setOrdering(false)
            register.select(new Set())
          }}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  )
}

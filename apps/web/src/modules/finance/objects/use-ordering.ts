import type { FinancingObject } from '@cabinet/contract/finance/objects'
import { formatMoney } from '@cabinet/ui/money'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { useOrder } from '../registers/data.ts'
import { type Refusals, refusalsOf } from './refusals.ts'

/** Orders objects for a day, all or none; what was refused is kept until the next try. */
export const useOrdering = (onOrdered: () => void) => {
  const t = useRegistersMessages()
  const shared = useSharedMessages()
  const { locale } = useIntl()
  const { trigger, isMutating } = useOrder()
  const [refusals, setRefusals] = useState<Refusals | null>(null)
  return {
    refusals,
    isOrdering: isMutating,
    forget: () => setRefusals(null),
    async order(agreementId: string, date: string, objects: readonly FinancingObject[]): Promise<void> {
      const objectIds = objects.map(({ id }) => id)
      setRefusals(null)
      try {
        const { orderedSum } = await trigger({ body: { agreementId, date, objectIds } })
        const sum = formatMoney(orderedSum, { locale })
        toast.show({ tone: 'positive', text: t('order.done', { count: objects.length, sum }) })
        onOrdered()
      } catch (error) {
        setRefusals(refusalsOf(error, objectIds, shared))
      }
    },
  }
}

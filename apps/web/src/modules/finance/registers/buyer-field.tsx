import { findBuyers } from '@cabinet/contract/finance/agreements'
import { ComboBox } from '@cabinet/ui/combo-box'
import { useMemo } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useRead } from '../../../shared/api/data.ts'
import { call } from '../../../shared/api/http.ts'
import type { RegisterControl } from '../../../shared/register/controls.tsx'
import { useRegistersMessages } from './messages.ts'

interface Buyer {
  readonly id: string
  readonly shortName: string
  readonly itn: string
}

const choiceOf = ({ id, shortName, itn }: Buyer) => ({ value: id, label: shortName, description: itn })

/** Buyers whose name or ИНН has this text. */
export const searchBuyers = async (query: string, signal: AbortSignal) => {
  const filters = query.trim() === '' ? [] : [{ field: 'search', operation: 'LIKE', value: query.trim() } as const]
  const found = await call(findBuyers, { body: { pageSize: 20, filters } }, { signal })
  return found.content.map(choiceOf)
}

/** The buyer of an id that came with the address. */
const useBuyer = (id: string) =>
  useRead(
    findBuyers,
    id === '' ? null : { body: { pageSize: 1, filters: [{ field: 'id', operation: 'EQ', value: id }] } },
  ).data?.content[0]

const BuyerField = ({
  value,
  known,
  onChange,
}: {
  value: string
  known: Buyer | undefined
  onChange: (value: string) => void
}) => {
  const t = useRegistersMessages()
  return (
    <ComboBox
      // The field keeps the words of its choice; who it is comes after the address.
      key={known?.id ?? ''}
      data-track="buyer"
      label={t('buyer')}
      placeholder={t('buyer.any')}
      load={searchBuyers}
      value={value}
      initialItem={known && choiceOf(known)}
      onChange={(next) => onChange(next)}
    />
  )
}

/** The filter by buyer; their names come from the server. */
export const useBuyerControl = (value: string): RegisterControl<'buyer'> => {
  const t = useRegistersMessages()
  const known = useBuyer(value)
  return useMemo(
    () => ({
      name: 'buyer',
      label: t('buyer'),
      words: () => companyText(known?.shortName ?? '…'),
      field: (id, onChange) => (
        <BuyerField value={id} known={known?.id === id ? known : undefined} onChange={onChange} />
      ),
    }),
    [t, known],
  )
}

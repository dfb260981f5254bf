import { find, senderOrders } from '@cabinet/contract/sender/orders'
import { filtersOf } from '../../../shared/register/filters.ts'
import { defineRegister } from '../../../shared/register/use-register.ts'

const by = filtersOf(senderOrders)

/** The register of orders. */
export const ordersRegister = defineRegister({
  id: 'sender-orders',
  list: senderOrders,
  find,
  filters: {
    q: by.search('search'),
    period: by.days('createdDate'),
    status: by.anyOf('status.code'),
    stage: by.anyOf('stage.name'),
    cover: by.anyOf('insurance.status.name'),
    claim: by.flag('hasClaim'),
    // Asked for by the page of invoices.
    invoice: by.oneOf('insurance.invoiceId'),
  },
  sort: [
    'cdekNumber',
    'createdDateTime',
    'fromCity',
    'recipientName',
    'declaredValue',
    'stage.name',
    'insurance.status.name',
  ],
  keyOf: ({ id }) => id,
})

type OrderFilter = keyof (typeof ordersRegister)['filters']
export const orderFilters = Object.keys(ordersRegister.filters) as readonly OrderFilter[]

/** Both days of the filter by the day of creation; an open side is no day. */
export const periodOf = (text: string): { readonly from?: string; readonly to?: string } => {
  const [from = '', to = ''] = text.split('..').map((day) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : ''))
  return { ...(from && { from }), ...(to && { to }) }
}

/** Without a period of the reader the tiles count every order, as the register lists every order. */
export const ALWAYS = { from: '2000-01-01', to: '2099-12-31' }

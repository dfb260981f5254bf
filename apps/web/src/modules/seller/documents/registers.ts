import { find as findDocuments, sellerDocuments } from '@cabinet/contract/seller/documents'
import { find as findOrders, sellerOrders } from '@cabinet/contract/seller/orders'
import { filtersOf } from '../../../shared/register/filters.ts'
import { defineRegister } from '../../../shared/register/use-register.ts'

const byDocument = filtersOf(sellerDocuments)

/** The register of certificates. */
export const certificatesRegister = defineRegister({
  id: 'seller-certificates',
  list: sellerDocuments,
  find: findDocuments,
  filters: { q: byDocument.search('number'), period: byDocument.days('period.from') },
  sort: ['number', 'period.from', 'issueDate', 'ordersCount', 'insuredSum', 'premium'],
  keyOf: ({ id }) => id,
})

/** Only certificates: the rules and the contract have a place of their own. */
export const onlyCertificates = [{ field: 'type.name', operation: 'EQ', value: 'CERTIFICATE' }] as const

const byOrder = filtersOf(sellerOrders)

/** The register of orders. */
export const ordersRegister = defineRegister({
  id: 'seller-orders',
  list: sellerOrders,
  find: findOrders,
  filters: {
    q: byOrder.search('search'),
    period: byOrder.days('orderDate'),
    scheme: byOrder.anyOf('scheme.name'),
    status: byOrder.anyOf('status.name'),
    insured: byOrder.flag('insured'),
    // Asked for by a certificate.
    certificate: byOrder.oneOf('certificate.id'),
  },
  sort: ['orderNumber', 'name', 'orderDate', 'scheme.name', 'status.name', 'price', 'premium'],
  keyOf: ({ id }) => id,
})

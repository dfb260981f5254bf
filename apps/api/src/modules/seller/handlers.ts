import * as marketplace from '@cabinet/contract/seller/partner'
import * as document from '@cabinet/contract/seller/documents'
import * as order from '@cabinet/contract/seller/orders'
import { handlers } from '../../platform/handlers.ts'
import { reportTo } from '../../platform/partners/report.ts'
import { accountMachine } from './account/transitions.ts'
import { closeMonth, monthOf } from './certificates/certificate.ts'
import { exportDocuments } from './documents/excel.ts'
import { documentFile } from './documents/pdf.ts'
import { certificateOrders, findDocuments, sumDocuments } from './documents/service.ts'
import { receiveOrders } from './intake/orders.ts'
import { receiveReturns } from './intake/returns.ts'
import { exportOrders, findOrders, getOrder, sumOrders } from './orders/service.ts'
import { accountsOf, oneAccount, ordersOf } from './partner/service.ts'

/** An account of another marketplace does not exist for this one. */
const ofMarketplace =
  ({ partyId }: { readonly partyId: string }) =>
  ({ marketplace_id: marketplaceId }: { readonly marketplace_id: string }): boolean =>
    marketplaceId === partyId

/** Calls of sellers, and of the marketplace about them. */
export const sellerHandlers = [
  ...handlers(order, {
    find: (context) => findOrders(context),
    summary: (context) => sumOrders(context),
    excel: (context) => exportOrders(context),
    get: (context) => getOrder(context),
  }),
  ...handlers(document, {
    find: (context) => findDocuments(context),
    summary: (context) => sumDocuments(context),
    excel: (context) => exportDocuments(context),
    pdf: (context) => documentFile(context, context.params.id),
    orders: (context) => certificateOrders(context, context.params.id),
  }),
  ...handlers(marketplace, {
    listAccounts: (context) => accountsOf(context),
    account: (context) => oneAccount(context),
    activateAccount: (context) =>
      reportTo(context, accountMachine, 'activate', undefined, ofMarketplace(context.partner)),
    failAccount: (context) => {
      const { problem } = context.body
      return reportTo(context, accountMachine, 'fail', { problem }, ofMarketplace(context.partner), problem)
    },
    removeAccount: (context) => reportTo(context, accountMachine, 'remove', undefined, ofMarketplace(context.partner)),
    saveOrders: (context) => receiveOrders(context),
    saveReturns: (context) => receiveReturns(context),
    listOrders: (context) => ordersOf(context),
    month: (context) => monthOf(context),
    closeMonth: (context) => closeMonth(context),
  }),
]

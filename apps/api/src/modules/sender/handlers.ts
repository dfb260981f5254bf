import * as sender from '@cabinet/contract/sender'
import * as account from '@cabinet/contract/sender/account'
import * as insurance from '@cabinet/contract/sender/insurance'
import * as invoice from '@cabinet/contract/sender/invoices'
import * as order from '@cabinet/contract/sender/orders'
import * as staff from '@cabinet/contract/sender/staff'
import { handlers, inSteps } from '../../platform/handlers.ts'
import { acceptTexts } from '../../platform/insurance/consents.ts'
import { saveDisableReason, listDisableReasons } from '../../platform/insurance/disable-reasons.ts'
import { checkNow, isAccepted, isContractAvailable, removeAccount, saveAccount } from './account/service.ts'
import * as insurances from './insurance/service.ts'
import { actFile, invoiceFile } from './invoices/documents.ts'
import { exportInvoiceOrders, getInvoice, invoices } from './invoices/service.ts'
import * as orders from './orders/service.ts'
import { summarizeOrders } from './orders/store.ts'
import { credentialOf } from './account/health.ts'
import { exportContracts, exportPrices } from './staff/excel.ts'
import { addContract, findContracts, findPrices, findUsualPrice, removeContract, setPrice } from './staff/service.ts'

export const senderHandlers = [
  ...handlers(sender, {
    credential: (context) => credentialOf(context, context.params.type),
  }),
  ...handlers(
    account,
    {
      checkContract: async (context) => ({
        data: { available: await isContractAvailable(context, context.params.contractNumber) },
      }),
      save: inSteps(
        (context) => isAccepted(context, context.body),
        (context, hasAccepted) => saveAccount(context, context.body, hasAccepted),
      ),
      remove: (context) => removeAccount(context, context.params.id),
      check: (context) => checkNow(context),
    },
    {
      save: ({ response: { id, contractNumber } }) => ({
        act: 'SERVICE_CONNECTED',
        thingId: id,
        subject: contractNumber,
      }),
      remove: ({ params: { id } }) => ({ act: 'SERVICE_DISCONNECTED', thingId: id }),
    },
  ),
  ...handlers(
    insurance,
    {
      conditions: (context) => insurances.conditionsOf(context),
      price: (context) => insurances.priceFor(context),
      acceptTexts: (context) => acceptTexts(context, insurances.orderTexts, context.body.texts),
      activate: (context) => insurances.activate(context, context.query.insurancePrice),
      deactivate: (context) => insurances.deactivate(context),
      history: (context) => insurances.historyOf(context),
      monthSummary: (context) => insurances.summaryOfMonth(context, context.query.month),
      disableReasons: async (context) => listDisableReasons(insurances.disableReasons, context.language),
      giveDisableReason: (context) => saveDisableReason(context, insurances.disableReasons, context.body),
    },
    {
      acceptTexts: ({ body }) => ({ act: 'TERMS_ACCEPTED', subject: body.texts.map(({ type }) => type).join(', ') }),
      // What is on or off already is answered as it stands.
      activate: ({ response: { startDateTime, insurancePrice }, begunAt }) =>
        startDateTime !== null && Date.parse(startDateTime) >= Date.parse(begunAt)
          ? { act: 'INSURANCE_ON', amount: insurancePrice }
          : null,
      deactivate: ({ response: { endDateTime }, begunAt }) =>
        endDateTime !== null && Date.parse(endDateTime) >= Date.parse(begunAt) ? { act: 'INSURANCE_OFF' } : null,
    },
  ),
  ...handlers(order, {
    find: (context) => orders.findOrders(context),
    summary: (context) => summarizeOrders(context.platform.database, context.organizationId, context.body),
    excel: (context) => orders.exportOrders(context, context.body),
    statuses: async (context) => orders.listStatuses(context),
    dashboard: (context) => orders.dashboardOf(context, context.query),
    get: (context) => orders.getOrder(context, context.params.id),
    claims: (context) => orders.findClaims(context, context.body),
    sync: (context) => orders.loadNow(context),
    webhook: (context) => orders.receiveHint(context, context.params.key, context.body.uuid),
  }),
  ...handlers(invoice, {
    find: (context) => invoices.find(context),
    summary: (context) => invoices.summary(context),
    excel: (context) => invoices.excel(context),
    overdue: (context) => invoices.overdue(context),
    get: (context) => getInvoice(context, context.params.id),
    pdf: (context) => invoiceFile(context, context.params.id),
    act: (context) => actFile(context, context.params.id),
    orders: (context) => exportInvoiceOrders(context, context.params.id),
  }),
  ...handlers(staff, {
    findContracts: (context) => findContracts(context),
    contractsExcel: (context) => exportContracts(context),
    addContract: (context) => addContract(context, context.body.prefix),
    removeContract: (context) => removeContract(context, context.params.id),
    findPrices: (context) => findPrices(context),
    pricesExcel: (context) => exportPrices(context),
    usualPrice: (context) => findUsualPrice(context),
    setPrice: (context) => setPrice(context, context.params.id, context.body),
  }),
]

import * as agreement from '@cabinet/contract/finance/agreements'
import * as object from '@cabinet/contract/finance/objects'
import * as rule from '@cabinet/contract/finance/rules'
import * as supply from '@cabinet/contract/finance/supplies'
import * as bank from '@cabinet/contract/finance/partner-objects'
import * as bankFile from '@cabinet/contract/finance/partner-files'
import { businessDay } from '../../kernel/clock.ts'
import { discardStored, storeReceived } from '../../platform/files/received.ts'
import { handlers, inSteps } from '../../platform/handlers.ts'
import { reportTo } from '../../platform/partners/report.ts'
import { findAgreements, findBuyers } from './agreements/service.ts'
import { addAgreementFile, addInvoiceFile } from './files/service.ts'
import { monthUnder } from './objects/calendar.ts'
import { exportObjects } from './objects/excel.ts'
import { objectMachine } from './objects/transitions.ts'
import { bankAgreements, bankObject, bankObjects, saveBuyers } from './objects/partner.ts'
import { repay } from './objects/repay.ts'
import { askTranche, findObjects, getObject, order, sumObjects, withdrawObject } from './objects/service.ts'
import { createRule, dryRun, findRules, getRule, removeRule, updateRule } from './rules/service.ts'
import { numbersOf } from '../../platform/journal/act.ts'
import { exportSupplies } from './supplies/excel.ts'
import { receiveSupplies } from './supplies/intake.ts'
import { findInvoices, findSupplies, getInvoice, getSupply, sumSupplies } from './supplies/service.ts'

const agreementHandlers = handlers(agreement, {
  find: (context) => findAgreements(context),
  findBuyers: (context) => findBuyers(context),
})

const supplyHandlers = handlers(supply, {
  find: (context) => findSupplies(context),
  summary: (context) => sumSupplies(context),
  excel: (context) => exportSupplies(context),
  get: (context) => getSupply(context),
  findInvoices: (context) => findInvoices(context),
  getInvoice: (context) => getInvoice(context),
})

const objectHandlers = handlers(
  object,
  {
    find: (context) => findObjects(context),
    summary: (context) => sumObjects(context),
    excel: (context) => exportObjects(context),
    get: (context) => getObject(context),
    withdraw: (context) => withdrawObject(context),
    order: (context) => order(context),
    tranche: (context) => askTranche(context),
    calendar: (context) => monthUnder(context),
  },
  {
    order: ({ response: { objects } }) => ({
      act: 'FINANCING_ORDERED',
      subject: numbersOf(objects),
      amount: objects.reduce((sum, { financingAmount }) => sum + financingAmount, 0),
    }),
    tranche: ({ response: { id, number, financingAmount } }) => ({
      act: 'FINANCING_ORDERED',
      thingId: id,
      subject: number,
      amount: financingAmount,
    }),
    withdraw: ({ params: { id } }) => ({ act: 'FINANCING_WITHDRAWN', thingId: id }),
  },
)

const ruleHandlers = handlers(
  rule,
  {
    find: (context) => findRules(context),
    get: (context) => getRule(context),
    create: (context) => createRule(context),
    update: (context) => updateRule(context),
    remove: (context) => removeRule(context),
    dryRun: (context) => dryRun(context),
  },
  {
    create: ({ response: { id } }) => ({ act: 'FINANCING_RULE_CHANGED', thingId: id }),
    update: ({ response: { id } }) => ({ act: 'FINANCING_RULE_CHANGED', thingId: id }),
    remove: ({ params: { id } }) => ({ act: 'FINANCING_RULE_CHANGED', thingId: id }),
  },
)

/** An object of another bank does not exist for this one, nor does one that nobody has ordered. */
const ofBank =
  ({ partyId }: { readonly partyId: string }) =>
  ({ bank_id: bankId, ordered_at: orderedAt }: { readonly bank_id: string; readonly ordered_at: string | null }) =>
    bankId === partyId && orderedAt !== null

/** The business day on which something happened outside. */
const dayOf = ({ occurredAt }: { readonly occurredAt: string }): string => businessDay(new Date(occurredAt))

const bankHandlers = handlers(bank, {
  listAgreements: (context) => bankAgreements(context),
  saveBuyers: (context) => saveBuyers(context),
  saveSupplies: (context) => receiveSupplies(context),
  listObjects: (context) => bankObjects(context),
  object: (context) => bankObject(context),
  takeObject: (context) => reportTo(context, objectMachine, 'send', undefined, ofBank(context.partner)),
  financeObject: (context) => {
    const { financingAmount: amount, plannedRepaymentDate } = context.body
    const financing = { day: dayOf(context.body), amount, plannedRepaymentDate }
    return reportTo(context, objectMachine, 'finance', financing, ofBank(context.partner))
  },
  refuseObject: (context) => {
    const { reason, isFixable } = context.body
    return reportTo(context, objectMachine, 'reject', { reason, isFixable }, ofBank(context.partner), reason)
  },
  reopenObject: (context) => reportTo(context, objectMachine, 'reopen', undefined, ofBank(context.partner)),
  repayObject: (context) => repay(context, dayOf(context.body), ofBank(context.partner)),
  recordOverdue: (context) => reportTo(context, objectMachine, 'overdue', undefined, ofBank(context.partner)),
  recordRegress: (context) => reportTo(context, objectMachine, 'regress', undefined, ofBank(context.partner)),
})

const fileHandlers = handlers(bankFile, {
  addAgreementFile: inSteps(
    (context) => storeReceived(context.platform, context.body.file),
    (context, content) => addAgreementFile(context, content),
    (context, content) => discardStored(context.platform, content),
  ),
  addInvoiceFile: inSteps(
    (context) => storeReceived(context.platform, context.body.file),
    (context, content) => addInvoiceFile(context, content),
    (context, content) => discardStored(context.platform, content),
  ),
})

/** Calls of agreements, supplies, objects and rules, and of the banks about them. */
export const registerHandlers = [
  ...agreementHandlers,
  ...supplyHandlers,
  ...objectHandlers,
  ...ruleHandlers,
  ...bankHandlers,
  ...fileHandlers,
]

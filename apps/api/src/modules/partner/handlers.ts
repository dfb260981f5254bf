import * as partner from '@cabinet/contract/partner'
import * as sandbox from '@cabinet/contract/partner/sandbox'
import * as partnerPeople from '@cabinet/contract/partner/people'
import * as payments from '@cabinet/contract/partner/payments'
import * as paymentsSandbox from '@cabinet/contract/partner/payments-sandbox'
import * as partners from '@cabinet/contract/partner/partners'
import * as partnersSandbox from '@cabinet/contract/partner/staff-sandbox'
import * as statement from '@cabinet/contract/partner/statement'
import { handlers, inSteps } from '../../platform/handlers.ts'
import { callInFull, findCalls } from './calls-service.ts'
import { eventsOf } from './feed.ts'
import { findActions } from './journal.ts'
import { exportActions } from './journal-excel.ts'
import { passDays } from './sandbox/days.ts'
import { payInvoices } from './sandbox/invoices.ts'
import { issueInvoice, settleLine as settleInSandbox } from './sandbox/payments.ts'
import {
  recordNoSandboxWebhook,
  recordSandboxWebhook,
  recordSandboxReset,
  removeSandboxWebhook,
  resetSandboxOf,
  saveSandboxWebhook,
  viewSandbox,
} from './staff-sandbox.ts'
import { sandboxOf } from './sandbox/prepare.ts'
import { discardReset, prepareReset, resetSandbox } from './sandbox/reset.ts'
import { invitePerson, listPeople, prepareInvitation, removePerson, setRights } from './people/service.ts'
import { cardFor, createPartner, findPartners, issueKey, partiesOf, revokeKey, setActive } from './service.ts'
import { exportStatement } from './statement/excel.ts'
import { findIssuedInvoice, receiveStatement } from './statement/intake.ts'
import {
  findStatement,
  lineCard,
  matchableInvoices,
  matchByHand,
  revokeShare,
  settleLine,
} from './statement/service.ts'
import { exportCalls, exportDeliveries } from './traffic-excel.ts'
import { summarizeLines } from './statement/store.ts'
import { findDeliveries, removeWebhook, replayWebhook, saveWebhook } from './webhook/service.ts'

export const partnerHandlers = [
  ...handlers(partner, { events: (context) => eventsOf(context) }),
  ...handlers(partners, {
    find: (context) => findPartners(context),
    parties: (context) => partiesOf(context.platform),
    create: (context) => createPartner(context),
    card: (context) => cardFor(context),
    setActive: (context) => setActive(context),
    issueKey: (context) => issueKey(context),
    revokeKey: (context) => revokeKey(context),
    saveWebhook: (context) => saveWebhook(context),
    removeWebhook: (context) => removeWebhook(context),
    replay: (context) => replayWebhook(context),
    findDeliveries: (context) => findDeliveries(context),
    deliveriesExcel: (context) => exportDeliveries(context),
    findCalls: (context) => findCalls(context),
    callsExcel: (context) => exportCalls(context),
    call: (context) => callInFull(context),
    findActions: (context) => findActions(context),
    actionsExcel: (context) => exportActions(context),
  }),
  ...handlers(partnersSandbox, {
    get: (context) => viewSandbox(context),
    saveWebhook: inSteps(
      (context) => saveSandboxWebhook(context),
      (context, saved) => recordSandboxWebhook(context, saved),
    ),
    removeWebhook: inSteps(
      (context) => removeSandboxWebhook(context),
      (context, removed) => recordNoSandboxWebhook(context, removed),
    ),
    reset: inSteps(
      (context) => resetSandboxOf(context),
      (context) => recordSandboxReset(context),
    ),
  }),
  ...handlers(sandbox, {
    get: (context) => sandboxOf(context),
    passDays: (context) => passDays(context),
    payInvoices: (context) => payInvoices(context),
    reset: inSteps(
      (context) => prepareReset(context),
      (context, fresh) => resetSandbox(context, fresh),
      (context, fresh) => discardReset(context, fresh),
    ),
  }),
  ...handlers(paymentsSandbox, {
    issueInvoice: (context) => issueInvoice(context),
    settleLine: (context) => settleInSandbox(context),
  }),
  ...handlers(partnerPeople, {
    list: (context) => listPeople(context),
    invite: inSteps(
      (context) => prepareInvitation(context),
      (context, passwordHash) => invitePerson(context, passwordHash),
    ),
    setRights: (context) => setRights(context),
    remove: (context) => removePerson(context),
  }),
  ...handlers(payments, {
    invoice: (context) => findIssuedInvoice(context),
    bringStatement: (context) => receiveStatement(context),
  }),
  ...handlers(statement, {
    find: (context) => findStatement(context),
    summary: (context) => summarizeLines(context.platform.database, context.body),
    excel: (context) => exportStatement(context),
    get: (context) => lineCard(context),
    invoices: (context) => matchableInvoices(context),
    match: (context) => matchByHand(context),
    revoke: (context) => revokeShare(context),
    settle: (context) => settleLine(context),
  }),
]

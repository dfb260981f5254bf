import * as bank from '@cabinet/contract/finance/partner'
import { handlers } from '../../../platform/handlers.ts'
import { reportTo } from '../../../platform/partners/report.ts'
import { agreementMachine } from '../agreements/transitions.ts'
import { offerMachine } from '../offers/transitions.ts'
import { requestMachine } from '../requests/transitions.ts'
import { contentOfDocument, historyOfRequest, requestInFull, withdrawAsked } from './request-service.ts'
import { agreementOf, findRequests, requestsOf, saveOffer, summaryOfRequests } from './service.ts'

/** A thing of another bank does not exist for this one. */
const ofBank =
  ({ partyId }: { readonly partyId: string }) =>
  ({ bank_id: bankId }: { readonly bank_id: string }): boolean =>
    bankId === partyId

/** A draft is nobody's business until it is sent. */
const sentToBank =
  ({ partyId }: { readonly partyId: string }) =>
  ({ bank_id: bankId, status }: { readonly bank_id: string; readonly status: string }): boolean =>
    bankId === partyId && status !== 'DRAFT'

/** Calls of banks. */
export const bankHandlers = handlers(bank, {
  listRequests: (context) => requestsOf(context),
  findRequests: (context) => findRequests(context),
  summaryOfRequests: (context) => summaryOfRequests(context),
  request: (context) => requestInFull(context),
  requestHistory: (context) => historyOfRequest(context),
  requestDocument: (context) => contentOfDocument(context),
  agreement: (context) => agreementOf(context),
  saveOffer: (context) => saveOffer(context),
  withdrawOffer: (context) => reportTo(context, offerMachine, 'withdraw', undefined, ofBank(context.partner)),
  takeRequest: (context) => reportTo(context, requestMachine, 'take', undefined, sentToBank(context.partner)),
  askDocument: (context) => {
    const { document, comment, externalId, occurredAt } = context.body
    const asking = { document, comment, externalId, askedAt: occurredAt }
    return reportTo(context, requestMachine, 'askDocument', asking, sentToBank(context.partner), document)
  },
  withdrawAskedDocument: (context) => withdrawAsked(context),
  approveRequest: (context) => {
    const { externalId: _id, occurredAt: _at, version: _version, number = null, buyers = [], ...terms } = context.body
    const approval = { ...terms, number, buyers }
    return reportTo(context, requestMachine, 'approve', approval, sentToBank(context.partner))
  },
  refuseRequest: (context) => {
    const { comment, retryAvailableDate } = context.body
    const refusal = { comment, retryAvailableDate: retryAvailableDate ?? null }
    return reportTo(context, requestMachine, 'refuse', refusal, sentToBank(context.partner), comment)
  },
  terminateAgreement: (context) => reportTo(context, agreementMachine, 'terminate', undefined, ofBank(context.partner)),
  prolongAgreement: (context) => {
    const { finishedDate } = context.body
    return reportTo(context, agreementMachine, 'prolong', { finishedDate }, ofBank(context.partner))
  },
})

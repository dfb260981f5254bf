import * as claim from '@cabinet/contract/claim/partner'
import { handlers, inSteps } from '../../../platform/handlers.ts'
import { reportTo } from '../../../platform/partners/report.ts'
import { claimMachine } from '../transitions.ts'
import { findClaims, sumClaims } from './list.ts'
import * as service from './service.ts'

/** Calls of insurers about claims. */
export const insurerClaimHandlers = handlers(claim, {
  listClaims: (context) => service.listClaims(context),
  findClaims: (context) => findClaims(context),
  summaryOfClaims: (context) => sumClaims(context),
  claim: (context) => service.oneClaim(context),
  claimHistory: (context) => service.historyOfClaim(context),
  documentContent: (context) => service.documentContent(context),
  archive: (context) => service.archiveForInsurer(context),
  take: (context) => {
    const { claimNumber = null } = context.body
    return reportTo(context, claimMachine, 'take', { claimNumber }, service.sentTo(context.partner))
  },
  askDocuments: (context) => {
    const { documents, comment = null } = context.body
    const asking = { documents: [...new Set(documents)], comment }
    return reportTo(context, claimMachine, 'ask', asking, service.sentTo(context.partner), comment)
  },
  acceptDocument: (context) => service.judgeDocument(context, null),
  refuseDocument: (context) => service.judgeDocument(context, context.body.comment),
  message: (context) => service.receiveMessage(context),
  decide: inSteps(
    (context) => service.prepareDecision(context),
    (context, prepared) => service.receiveDecision(context, prepared),
    (context, prepared) => service.discardDecision(context, prepared),
  ),
  pay: (context) => {
    const { amount, date, orderNumber = null } = context.body
    const payment = { amount, date, orderNumber }
    return reportTo(context, claimMachine, 'pay', payment, service.sentTo(context.partner))
  },
})

import * as claim from '@cabinet/contract/claim'
import * as papers from '@cabinet/contract/claim/papers'
import * as staff from '@cabinet/contract/claim/staff'
import { handlers, inSteps } from '../../platform/handlers.ts'
import { claimableCard, findClaimable, listSubjects } from './claimable-service.ts'
import * as lists from './list-service.ts'
import * as documents from './papers/service.ts'
import * as claims from './service.ts'
import * as insurers from './staff/service.ts'

export const claimHandlers = [
  ...handlers(
    claim,
    {
      subjects: async (context) => listSubjects(context),
      claimable: (context) => findClaimable(context, context.body),
      claimableOne: (context) => claimableCard(context, context.params),
      find: (context) => lists.findClaims(context),
      summary: (context) => lists.summarizeClaims(context),
      excel: (context) => lists.exportClaims(context),
      counters: (context) => lists.countersOf(context, context.query),
      get: (context) => claims.getClaim(context, context.params.id),
      create: inSteps(
        (context) => claims.prepareCreation(context),
        (context, made) => claims.createClaim(context, made),
        (context, made) => claims.discardDocuments(context, made),
      ),
      update: (context) => claims.saveClaim(context, context.params.id, context.body),
      submit: inSteps(
        (context) => claims.prepareSubmission(context),
        (context, made) => claims.submitClaim(context, made),
        (context, made) => claims.discardDocuments(context, made),
      ),
      withdraw: (context) => claims.withdrawClaim(context, context.params.id, context.body.reason),
      remove: (context) => claims.removeClaim(context, context.params.id),
      clone: (context) => claims.cloneClaim(context, context.params.id),
    },
    {
      submit: ({ response: { id, number } }) => ({ act: 'CLAIM_SENT', thingId: id, subject: number }),
      withdraw: ({ response: { id, number } }) => ({ act: 'CLAIM_WITHDRAWN', thingId: id, subject: number }),
    },
  ),
  ...handlers(staff, {
    products: (context) => insurers.productInsurers(context),
    setProductInsurer: (context) => insurers.setProductInsurer(context, context.params.product, context.body.insurerId),
    findUnassigned: (context) => insurers.findUnassigned(context),
    assign: (context) => insurers.assignClaim(context, context.params.id, context.body.insurerId),
  }),
  ...handlers(
    papers,
    {
      messages: (context) => documents.findMessages(context, context.params.id),
      addDocument: (context) => documents.addDocument(context, context.params.id, context.body),
      changeDocument: (context) => documents.changeDocument(context, context.params, context.body),
      removeDocument: (context) => documents.removeDocument(context, context.params),
      answer: (context) => documents.answerInsurer(context, context.params.id),
      writeMessage: (context) => documents.writeMessage(context, context.params.id, context.body),
      saveLine: (context) => documents.saveLine(context, context.params, context.body),
      archive: (context) => documents.downloadArchive(context, context.params.id),
    },
    {
      answer: ({ params: { id }, response: { number } }) => ({ act: 'CLAIM_ANSWERED', thingId: id, subject: number }),
    },
  ),
]

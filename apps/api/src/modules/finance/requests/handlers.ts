import * as request from '@cabinet/contract/finance/requests'
import { handlers } from '../../../platform/handlers.ts'

import { saveAccount } from './account-service.ts'
import { acceptAgreement } from './consent-service.ts'
import { addContact, removeContact, saveContact } from './contact-service.ts'
import { attachDocument, removeDocument } from './document-service.ts'
import { getForm, saveForm } from './form-service.ts'
import { addFounder, getFounder, removeFounder, saveFounder } from './founder-service.ts'
import { previewOf } from './preview-service.ts'
import { listActualRequests, getRequest, removeRequest, listRequests, sendRequest } from './request-service.ts'

/** Calls about one request and its form. */
export const requestHandlers = handlers(
  request,
  {
    one: (context) => getRequest(context, context.params.id),
    remove: (context) => removeRequest(context, context.params.id),
    find: (context) => listRequests(context, context.body),
    findActual: (context) => listActualRequests(context, context.body),
    form: (context) => getForm(context, context.params.id),
    send: (context) => sendRequest(context),
    saveForm: (context) => saveForm(context, context.params.id, context.body, context.query.validateGroup),
    founder: (context) => getFounder(context, context.params.id),
    addFounder: (context) => addFounder(context, context.params.id, context.body),
    saveFounder: (context) => saveFounder(context, context.params.id, context.body),
    removeFounder: (context) => removeFounder(context, context.params.id),
    addContact: (context) => addContact(context, context.params.id, context.body),
    saveContact: (context) => saveContact(context, context.params.id, context.body),
    removeContact: (context) => removeContact(context, context.params.id),
    savePaymentDetails: (context) => saveAccount(context, context.params.id, context.body),
    acceptAgreement: (context) => {
      const { id, flag, value } = context.params
      return acceptAgreement(context, id, { flag, accepted: value === 'true', ip: context.request.ip })
    },
    preview: (context) => previewOf(context, context.params.id),
    attachDocument: (context) => attachDocument(context, context.params.id, context.body),
    removeDocument: (context) => removeDocument(context, context.params.id, context.params.fileId),
  },
  {
    // A request that was sent before is answered as it stands.
    send: ({ response: { id, number, sentDateTime }, begunAt }) =>
      sentDateTime !== null && Date.parse(sentDateTime) >= Date.parse(begunAt)
        ? { act: 'REQUEST_SENT', thingId: id, subject: number }
        : null,
    founder: ({ response: { id, lastname, firstname, document } }) =>
      document?.number
        ? { act: 'PASSPORT_READ', thingId: id, subject: [lastname, firstname].filter(Boolean).join(' ') }
        : null,
  },
)

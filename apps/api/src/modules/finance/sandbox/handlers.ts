import * as sandbox from '@cabinet/contract/finance/sandbox'
import { handlers } from '../../../platform/handlers.ts'
import { attachDocument, requestTranche, orderObject, sendRequest, withdrawObject } from './service.ts'

/** What a bank asks the organization of its sandbox to do. */
export const bankSandboxHandlers = handlers(sandbox, {
  sendRequest: (context) => sendRequest(context),
  attachDocument: (context) => attachDocument(context),
  orderObject: (context) => orderObject(context),
  withdrawObject: (context) => withdrawObject(context),
  requestTranche: (context) => requestTranche(context),
})

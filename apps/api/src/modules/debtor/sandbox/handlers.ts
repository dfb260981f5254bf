import * as sandbox from '@cabinet/contract/debtor/sandbox'
import { handlers } from '../../../platform/handlers.ts'
import { connect, declareShipment, disconnect, notifyOverdue, payShipment, requestLimit } from './service.ts'

/** What an insurer asks the organization of its sandbox to do. */
export const insurerSandboxHandlers = handlers(sandbox, {
  connect: (context) => connect(context),
  disconnect: (context) => disconnect(context),
  requestLimit: (context) => requestLimit(context),
  declareShipment: (context) => declareShipment(context),
  payShipment: (context) => payShipment(context),
  notifyOverdue: (context) => notifyOverdue(context),
})

import * as sandbox from '@cabinet/contract/claim/sandbox'
import { handlers } from '../../../platform/handlers.ts'
import { answerClaim, damageParcel, loseParcel, submitClaim, withdrawClaim, writeMessage } from './service.ts'

/** What an insurer asks the organization of its sandbox to do about claims. */
export const claimSandboxHandlers = handlers(sandbox, {
  submitClaim: (context) => submitClaim(context),
  loseParcel: (context) => loseParcel(context),
  damageParcel: (context) => damageParcel(context),
  answerClaim: (context) => answerClaim(context),
  writeMessage: (context) => writeMessage(context),
  withdrawClaim: (context) => withdrawClaim(context),
})

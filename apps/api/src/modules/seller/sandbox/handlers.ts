import * as sandbox from '@cabinet/contract/seller/sandbox'
import { handlers } from '../../../platform/handlers.ts'
import { linkAccount } from './service.ts'

/** What a marketplace asks the organization of its sandbox to do. */
export const marketplaceSandboxHandlers = handlers(sandbox, { linkAccount: (context) => linkAccount(context) })

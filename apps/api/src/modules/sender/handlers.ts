import * as sender from '@cabinet/contract/sender'
import { handlers } from '../../platform/handlers.ts'
import { credentialOf } from './service.ts'

export const senderHandlers = handlers(sender, {
  credential: (inquiry) => credentialOf(inquiry, inquiry.params.type),
})

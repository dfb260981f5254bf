import * as help from '@cabinet/contract/support/help'
import * as support from '@cabinet/contract/support/requests'
import * as staff from '@cabinet/contract/support/staff'
import { handlers } from '../../platform/handlers.ts'
import { findOwnRequests, ownConversation, replyToSupport } from './conversation.ts'
import { helpFor } from './help/service.ts'
import { writeToSupport } from './service.ts'
import { answerRequest, closeRequest, findRequests, getConversation, getRequestFile } from './staff/service.ts'

export const helpHandlers = handlers(help, {
  articles: (context) => Promise.resolve({ items: helpFor(context.platform, context.user, context.language) }),
})

export const supportHandlers = handlers(support, {
  write: (context) => writeToSupport(context.platform, context.user, context.body, context.language),
  find: (context) => findOwnRequests(context),
  get: (context) => ownConversation(context, context.params.id),
  reply: (context) => replyToSupport(context, context.params.id, context.body.text),
})

export const staffHandlers = handlers(staff, {
  find: (context) => findRequests(context),
  get: (context) => getConversation(context, context.params.id),
  readFile: (context) => getRequestFile(context, context.params),
  answer: (context) => answerRequest(context, context.params.id, context.body.text),
  close: (context) => closeRequest(context, context.params.id),
})

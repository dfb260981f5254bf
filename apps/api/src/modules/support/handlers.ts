import * as help from '@cabinet/contract/help'
import * as support from '@cabinet/contract/support'
import { handlers } from '../../platform/handlers.ts'
import { helpFor } from './help/service.ts'
import { writeToSupport } from './service.ts'

export const helpHandlers = handlers(help, {
  articles: (context) => Promise.resolve({ items: helpFor(context.platform, context.user, context.language) }),
})

export const supportHandlers = handlers(support, {
  write: (context) => writeToSupport(context.platform, context.user, context.body, context.language),
})

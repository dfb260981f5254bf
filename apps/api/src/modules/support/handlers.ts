import * as help from '@cabinet/contract/help'
import * as support from '@cabinet/contract/support'
import { handlers } from '../../platform/handlers.ts'
import { helpFor } from './help/service.ts'
import { writeToSupport } from './service.ts'

export const helpHandlers = handlers(help, {
  articles: ({ platform, user, language }) => Promise.resolve({ items: helpFor(platform, user, language) }),
})

export const supportHandlers = handlers(support, {
  write: ({ platform, user, body, language }) => writeToSupport(platform, user, body, language),
})

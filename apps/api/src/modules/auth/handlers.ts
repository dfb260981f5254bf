import * as auth from '@cabinet/contract/auth'
import { handlers } from '../../platform/handlers.ts'
import { needsCaptcha, signIn } from './service.ts'
import { closeSession, renewSession } from './sessions.ts'

export const authHandlers = handlers(auth, {
  login: (context) => signIn(context.platform, { ...context.body, ...context.request, language: context.language }),
  needCaptcha: async (context) => ({ needCaptcha: await needsCaptcha(context.platform, context.request.ip) }),
  logout: (context) => closeSession(context.platform, context.user.sessionId),
  refresh: (context) => renewSession(context.platform, context.request.bearer),
})

import * as auth from '@cabinet/contract/auth'
import { handlers } from '../../platform/handlers.ts'
import { needsCaptcha, signIn } from './service.ts'
import { closeSession, renewSession } from './sessions.ts'

export const authHandlers = handlers(auth, {
  login: ({ platform, body, request, language }) => signIn(platform, { ...body, ...request, language }),
  needCaptcha: async ({ platform, request }) => ({ needCaptcha: await needsCaptcha(platform, request.ip) }),
  logout: ({ platform, user }) => closeSession(platform, user.sessionId),
  refresh: ({ platform, request }) => renewSession(platform, request.bearer),
})

import * as auth from '@cabinet/contract/auth'
import { handlers } from '../../platform/handlers.ts'
import { proveAgain } from './second-factor/proof.ts'
import { signInBySecondFactor } from './second-factor/sign-in.ts'
import { needsCaptcha, signIn } from './service.ts'
import { closeSession, renewSession } from './sessions.ts'

export const authHandlers = handlers(auth, {
  login: (context) => signIn(context.platform, { ...context.body, ...context.request, language: context.language }),
  secondFactor: (context) =>
    signInBySecondFactor(context.platform, context.body, { ...context.request, language: context.language }),
  prove: (context) => proveAgain(context),
  needCaptcha: async (context) => ({ needCaptcha: await needsCaptcha(context.platform, context.request.ip) }),
  logout: (context) => closeSession(context.platform, context.user.sessionId),
  refresh: (context) => renewSession(context.platform, context.request.bearer),
})

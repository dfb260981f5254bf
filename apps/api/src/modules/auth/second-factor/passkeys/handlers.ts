import * as passkey from '@cabinet/contract/auth/passkeys'
import { handlers } from '../../../../platform/handlers.ts'
import { requestProof, requestSignIn } from './requests.ts'
import { createPasskey, removePasskey, renamePasskey, requestPasskey } from './service.ts'
import { signInByPasskey } from './sign-in.ts'

export const passkeyHandlers = handlers(passkey, {
  signInRequest: (context) => requestSignIn(context.platform, context.body),
  signIn: (context) =>
    signInByPasskey(context.platform, context.body.passkey, { ...context.request, language: context.language }),
  proofRequest: (context) => requestProof(context),
  createRequest: (context) => requestPasskey(context),
  create: (context) => createPasskey(context),
  rename: (context) => renamePasskey(context),
  remove: (context) => removePasskey(context),
})

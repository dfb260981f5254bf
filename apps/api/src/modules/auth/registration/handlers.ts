import * as code from '@cabinet/contract/auth/codes'
import * as password from '@cabinet/contract/auth/password'
import * as registration from '@cabinet/contract/auth/registration'
import * as sellerRegistration from '@cabinet/contract/auth/seller-registration'
import { handlers } from '../../../platform/handlers.ts'
import { changePassword, exchangeCode, generatePassword, recover } from './passwords.ts'
import { beginRegistration, confirmRegistration } from './registration.ts'
import { beginSellerRegistration, checkSeller, connectSeller, inviteSeller } from './sellers.ts'

export const codeHandlers = handlers(code, {
  check: (context) => exchangeCode(context.platform, context.body, context.request.ip),
  resend: (context) => context.codes.resend(context.body.id, context.language),
})

export const registrationHandlers = handlers(registration, {
  register: (context) => {
    const { itn, organizationName, legalStatus, ...registrant } = context.body
    const { platform, request, language } = context
    const organization = { itn, organizationName, legalStatus }
    return beginRegistration(platform, { ...organization, invitationId: null, registrant }, { request, language })
  },
  confirm: (context) => confirmRegistration(context.platform, context.body, context),
})

export const sellerHandlers = handlers(
  sellerRegistration,
  {
    check: (context) => checkSeller(context.platform, context.body, context.request.ip),
    register: (context) => {
      const { token, itn, sellerId, ...registrant } = context.body
      const { platform, request, language } = context
      return beginSellerRegistration(platform, { token, itn, sellerId }, registrant, { request, language })
    },
    connect: (context) => connectSeller(context, context.body, context.request.ip),
    invite: (context) => inviteSeller(context.platform, context.body, context.user.id),
  },
  {
    connect: ({ response }) => ({ act: 'SERVICE_CONNECTED', subject: response.sellerAccountName }),
  },
)

export const passwordHandlers = handlers(password, {
  recover: (context) =>
    recover(context.platform, context.body.username, { request: context.request, language: context.language }),
  generate: (context) => generatePassword(context.platform, context.request.ip),
  change: (context) =>
    changePassword(context.platform, context.body, { user: context.visitor, request: context.request }),
})

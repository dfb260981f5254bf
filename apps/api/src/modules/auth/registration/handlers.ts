import * as code from '@cabinet/contract/code'
import * as password from '@cabinet/contract/password'
import * as registration from '@cabinet/contract/registration'
import * as sellerRegistration from '@cabinet/contract/seller-registration'
import { handlers } from '../../../platform/handlers.ts'
import { changePassword, exchangeCode, generatePassword, recover } from './passwords.ts'
import { beginRegistration, confirmRegistration } from './registration.ts'
import { beginSellerRegistration, checkSeller, connectSeller, inviteSeller } from './sellers.ts'

export const codeHandlers = handlers(code, {
  check: ({ platform, body }) => exchangeCode(platform, body),
  resend: ({ codes, body, language }) => codes.resend(body.id, language),
})

export const registrationHandlers = handlers(registration, {
  register: ({ platform, body: { itn, organizationName, legalStatus, ...registrant }, request, language }) =>
    beginRegistration(
      platform,
      { itn, organizationName, legalStatus, invitationId: null, registrant },
      { request, language },
    ),
  confirm: ({ platform, body, language }) => confirmRegistration(platform, body, language),
})

export const sellerHandlers = handlers(sellerRegistration, {
  check: ({ platform, body, request }) => checkSeller(platform, body, request.ip),
  register: ({ platform, body: { token, itn, sellerId, ...registrant }, request, language }) =>
    beginSellerRegistration(platform, { token, itn, sellerId }, registrant, { request, language }),
  connect: (context) => connectSeller(context, context.body, context.request.ip),
  invite: ({ platform, body }) => inviteSeller(platform, body),
})

export const passwordHandlers = handlers(password, {
  recover: ({ platform, body, request, language }) => recover(platform, body.username, { request, language }),
  generate: ({ platform, request }) => generatePassword(platform, request.ip),
  change: ({ platform, body, visitor, request }) => changePassword(platform, body, { user: visitor, request }),
})

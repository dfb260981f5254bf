import type { Endpoint } from '@cabinet/contract/endpoint'
import { errorCodes } from '@cabinet/contract/errors'
import { errors, type HttpError } from '../../kernel/http-error.ts'
import type { Platform } from '../context.ts'
import { hasRole, type Principal } from '../principal.ts'
import { partnerAccessOf } from './partner.ts'

/** For whoever wants to change something of a partner that staff have switched off. */
export const switchedOff = (): HttpError =>
  errors.conflict(errorCodes.conflict, {
    ru: 'Платформа выключила партнёра. Менять что-либо можно, когда его включат снова',
    en: 'The platform has switched the partner off. Changes are possible once it is switched on again',
  })

/**
 * The partner that a call is kept to when somebody of a partner makes it: their own, whatever the address says. Platform
 * staff may make it about any.
 *
 * @param params of the address, as they came
 * @throws HttpError 403 for who works for no partner or has not the right that the call wants, 404 for another partner, 409 to change what is switched off
 */
export const findOnlyPartner = async (
  platform: Platform,
  { access, isRead }: Endpoint,
  user: Principal,
  params: unknown,
): Promise<string | null> => {
  if (!access.session || access.ofPartner === undefined || hasRole(user, 'GODMOD')) return null
  const own = await partnerAccessOf(platform)?.findPartnerOf(platform, user.id)
  if (!own) throw errors.forbidden()
  if (access.ofPartner === 'ADDRESS' && (params as { readonly id?: unknown }).id !== own.id) throw errors.notFound()
  if (access.partnerRight !== undefined && !own.rights.includes(access.partnerRight)) throw errors.forbidden()
  if (!own.isActive && !isRead) throw switchedOff()
  return own.id
}

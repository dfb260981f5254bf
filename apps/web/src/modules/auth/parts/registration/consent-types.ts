import { registrationConsents } from '@cabinet/contract/legal'

/** Texts that a registration asks to agree to, in their order. */
export const consentTypes = [...registrationConsents.required, ...registrationConsents.optional] as const
export type ConsentType = (typeof consentTypes)[number]

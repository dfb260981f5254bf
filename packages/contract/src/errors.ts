import * as z from 'zod/mini'

/** Statuses that a call may answer besides its good one. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 406 | 409 | 413 | 415 | 422 | 423 | 424 | 429 | 500 | 503

/** One wrong field of the request. `field` is a path such as `founders[0].itn`. */
export const FieldError = z.object({ field: z.string(), code: z.string(), message: z.string() })
export type FieldError = z.output<typeof FieldError>

/**
 * The body of every answer that is not good.
 *
 * `code` is a name that code can branch on; one of them is the number 406 (the person waits for the owner's
 * confirmation), which older clients look for in the body. `message` is a sentence for people in the language of the
 * request. `traceId` finds the request in the logs. `state` and `possible` come with WRONG_STATE: how the thing stands,
 * and which events are possible from there.
 */
export const ErrorBody = z.object({
  code: z.union([z.string(), z.number()]),
  message: z.string(),
  errorMessage: z.optional(z.string()),
  fields: z.optional(z.array(FieldError)),
  traceId: z.string(),
  state: z.optional(z.string()),
  possible: z.optional(z.array(z.string())),
})
export type ErrorBody = z.output<typeof ErrorBody>

/** The person must replace the password that they were given; every other call is refused until then. */
export const NEW_PASSWORD_REQUIRED = 'NEW_PASSWORD_REQUIRED'

/** The person must set up a second factor; every other call is refused until then. */
export const SECOND_FACTOR_REQUIRED = 'SECOND_FACTOR_REQUIRED'

/** The person must prove once more who they are (`auth.prove`); then the same call is made again. */
export const PROOF_REQUIRED = 'PROOF_REQUIRED'

/** Names that the server uses in `code` and the client may branch on. */
export const errorCodes = {
  validation: 'VALIDATION',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  unsupportedType: 'UNSUPPORTED_MEDIA_TYPE',
  tooMany: 'TOO_MANY_REQUESTS',
  internal: 'INTERNAL',
  unavailable: 'UNAVAILABLE',
  badCredentials: 'BAD_CREDENTIALS',
  lockedOut: 'LOCKED_OUT',
  blocked: 'BLOCKED',
  captchaRequired: 'CAPTCHA_REQUIRED',
  phoneTaken: 'PHONE_TAKEN',
  emailTaken: 'EMAIL_TAKEN',
  organizationLiquidated: 'ORGANIZATION_LIQUIDATED',
  sellerLinkDead: 'SELLER_LINK_DEAD',
  sellerOtherOrganization: 'SELLER_OTHER_ORGANIZATION',
  sellerHasAccount: 'SELLER_HAS_ACCOUNT',
  codeWrong: 'CODE_WRONG',
  codeExpired: 'CODE_EXPIRED',
  codeSpent: 'CODE_SPENT',
  resendTooEarly: 'RESEND_TOO_EARLY',
  inUse: 'IN_USE',
  registryAway: 'REGISTRY_AWAY',
  alreadyRequested: 'ALREADY_REQUESTED',
  retryLater: 'RETRY_LATER',
  alreadyReminded: 'ALREADY_REMINDED',
  stale: 'STALE',
  keyReused: 'IDEMPOTENCY_KEY_REUSED',
  taken: 'TAKEN',
  newPasswordRequired: NEW_PASSWORD_REQUIRED,
  secondFactorRequired: SECOND_FACTOR_REQUIRED,
  proofRequired: PROOF_REQUIRED,
  signInExpired: 'SIGN_IN_EXPIRED',
  secondFactorMissing: 'SECOND_FACTOR_MISSING',
  secondFactorObligatory: 'SECOND_FACTOR_OBLIGATORY',
  organizationUnconfirmed: 'ORGANIZATION_UNCONFIRMED',
  wrongState: 'WRONG_STATE',
  ownerOnly: 'OWNER_ONLY',
  ownSelf: 'OWN_SELF',
  ownerStays: 'OWNER_STAYS',
  lastAdmin: 'LAST_ADMIN',
  fileInUse: 'FILE_IN_USE',
  storageFull: 'STORAGE_FULL',
  priceChanged: 'PRICE_CHANGED',
  consentRequired: 'CONSENT_REQUIRED',
  insuranceOn: 'INSURANCE_ON',
  accountMissing: 'ACCOUNT_MISSING',
  invoiceOverdue: 'INVOICE_OVERDUE',
} as const

import * as z from 'zod/mini'
import { open } from '../access.ts'
import { secondFactorKinds } from '../auth.ts'
import { Id } from '../common.ts'
import { Instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { registrationConsents } from '../legal.ts'
import { secret } from '../text-kinds.ts'

/** Digits of a one-time code. */
export const CODE_LENGTH = 6
/** How long a code may be typed. */
export const CODE_LIFE_SECONDS = 600
/** A code can be asked for again after this time. */
export const RESEND_AFTER_SECONDS = 60
/** Wrong codes before a code is worth nothing. */
export const CODE_ATTEMPTS = 5

/** What a one-time code permits once it was typed. */
export const codePurposes = ['REGISTRATION', 'RECOVERY', 'CHANGE_PHONE', 'CHANGE_EMAIL'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** A code is on its way. The answer is the same when nobody will get it. */
export const SentCode = z.object({
  /** Names the code; the code itself travels by email or SMS only. */
  id: Id,
  expiresDateTime: Instant,
  /** From this moment on the code can be asked for again. */
  resendDateTime: Instant,
})
export type SentCode = z.output<typeof SentCode>

/** The id of a code with what the person typed. */
export const TypedCode = z.object({
  id: Id,
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
})

/** Stands for a typed code: works once, for a short time, and for what the code was asked for. */
export const CodeToken = z.object({ codeToken: z.string(), expiresDateTime: Instant })
export type CodeToken = z.output<typeof CodeToken>

/** The field of a body that carries the token of a code. */
export const CodeTokenText = secret(z.string().check(z.minLength(1), z.maxLength(100)))

export const check = endpoint({
  id: 'code.check',
  method: 'POST',
  path: '/v1/auth/check-code',
  summary: 'Exchanges a typed code (recovery, change of phone or e-mail) for a token that works once.',
  access: open,
  body: TypedCode,
  response: z.object({
    ...CodeToken.shape,
    /** Texts that whoever sets a password must agree to first: an administrator has added them to the cabinet. */
    missingConsents: z.array(z.enum(registrationConsents.required)),
    /** The token sets a password only together with one of these; empty for who has no second factor. */
    secondFactorKinds: z.array(z.enum(secondFactorKinds)),
  }),
  errors: [429],
})

export const resend = endpoint({
  id: 'code.resend',
  method: 'POST',
  path: '/v1/auth/resend-code',
  summary: 'Sends a new code in place of the one before it; once in 60 seconds.',
  access: open,
  body: z.object({ id: Id }),
  response: SentCode,
  errors: [429],
})

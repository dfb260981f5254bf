import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Faults } from '../faults.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Language } from '../kernel/language.ts'
import type { Passwords } from '../kernel/passwords.ts'
import type { SecretBox } from '../kernel/secret-box.ts'
import type { Codes } from './codes/codes.ts'
import type { Files } from './files/files.ts'
import type { Idempotency } from './idempotency/idempotency.ts'
import type { Limits } from './limits.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Sms } from './mail/sms.ts'
import type { Push } from './push/push.ts'
import type { Policy } from './policy.ts'
import type { Principal } from './principal.ts'
import type { Tokens } from './tokens.ts'

/**
 * What every handler and service can use. Built once at start; tests replace parts. Parts that stand on this interface
 * themselves, and integrations, add their place to it where they are defined (`interface Platform` in their file), so
 * that nothing below has to know what stands above.
 */
export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly faults: Faults
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly limits: Limits
  readonly idempotency: Idempotency
  readonly secrets: SecretBox
  readonly mailer: Mailer
  readonly sms: Sms
  readonly push: Push
  readonly codes: Codes
  readonly files: Files
  readonly startedAt: Date
  readonly policy: Policy
}

/** Who asks and for which organization. */
export interface RequestContext {
  readonly platform: Platform
  readonly user: Principal
  readonly organizationId: string
  readonly language: Language
}

/** From where a session is opened, as the list of sessions will show it. */
export interface Visitor {
  readonly ip: string
  readonly userAgent: string
  /** What the visitor reads; e-mails to the person are written in it from now on. */
  readonly language?: Language
}

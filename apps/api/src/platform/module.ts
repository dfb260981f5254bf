import type { RoleCode } from '@cabinet/contract/access'
import type { Tokens as TokenPair } from '@cabinet/contract/auth'
import type { FilePurpose } from '@cabinet/contract/file'
import type { HealthCheck, InsuranceStatus, connectedServices } from '@cabinet/contract/service'
import type { AttentionItem } from '@cabinet/contract/user'
import type { FastifyBaseLogger } from 'fastify'
import type { Migration } from 'kysely/migration'
import type * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Faults } from '../faults.ts'
import type { CaptchaCheck } from '../integrations/captcha/captcha.ts'
import type { Courier } from '../integrations/cdek/courier.ts'
import type { Registry } from '../integrations/registry/registry.ts'
import type { Clock } from './clock.ts'
import type { Codes } from './codes/codes.ts'
import type { Files } from './files/files.ts'
import type { Registration } from './handlers.ts'
import type { HelpDeclaration } from './help.ts'
import type { Language, Words } from './language.ts'
import type { Limits } from './limits.ts'
import type { Job } from './jobs/job.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LetterExample } from './letters/letter.ts'
import type { ModuleRegistry } from './module-registry.ts'
import type { Passwords } from './passwords.ts'
import type { Post } from './post/post.ts'
import type { Sms } from './post/sms.ts'
import type { Principal } from './principal.ts'
import type { SecretBox } from './secret-box.ts'
import type { StatePusher } from './state-pusher.ts'
import type { Tokens } from './tokens.ts'

/** What every handler and service can use. Built once at start; tests replace parts. */
export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly faults: Faults
  readonly modules: ModuleRegistry
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly limits: Limits
  readonly secrets: SecretBox
  readonly post: Post
  readonly sms: Sms
  readonly jobs: Jobs
  readonly codes: Codes
  readonly files: Files
  readonly captcha: CaptchaCheck
  readonly courier: Courier
  readonly registry: Registry
  readonly startedAt: Date
  /** Empties the database and fills it again; only in demo mode. */
  readonly reseed: () => Promise<void>
}

/** Who asks and for which organization. */
export interface Inquiry {
  readonly platform: Platform
  readonly user: Principal
  readonly organizationId: string
  readonly language: Language
}

/** What a module answers about the service that it connects. */
export interface ConnectedService {
  readonly name: (typeof connectedServices)[number]
  healthCheck(inquiry: Inquiry): Promise<HealthCheck>
  isProductAvailable(inquiry: Inquiry): Promise<boolean>
  insuranceStatus(inquiry: Inquiry): Promise<InsuranceStatus>
}

/** A role that may be given only while the organization has what it works with. */
export interface AssignableRole {
  readonly role: RoleCode
  /** Why it may not be given yet. */
  readonly reason: Words
  isAssignable(inquiry: Pick<Inquiry, 'platform' | 'organizationId'>): Promise<boolean>
}

/** What a module gets to create its demo data. */
export interface SeedContext {
  readonly database: Database
  /** The moment of the first start: every date of the demo is an offset from it. */
  readonly start: Date
  readonly passwords: Passwords
  readonly secrets: SecretBox
  readonly files: Files
}

/** From where a session is opened, as the list of sessions will show it. */
export interface Visitor {
  readonly ip: string
  readonly userAgent: string
  /** What the visitor reads; letters to the person are written in it from now on. */
  readonly language?: Language
}

/** Everything that the server must know about an area; a folder in `modules/` with a `module.ts` that exports it. */
export interface ApiModule {
  readonly id: string
  /** An area of the product that people and the web application know by name, in the order of `sort`. */
  readonly product?: {
    readonly sort: number
    /** Whether the person may have this area; exclusion by organization is checked elsewhere. */
    isAvailable(user: Pick<Principal, 'roles'>): boolean
  }
  readonly registrations?: readonly Registration[]
  /** Names begin with the id of the module. */
  readonly migrations?: Readonly<Record<`${string}-${number}-${string}`, Migration>>
  /** Demo data. Organizations and people exist already. */
  readonly seed?: (context: SeedContext) => Promise<void>
  readonly connectedService?: ConnectedService
  /** Purposes of uploads that this module takes; what `usesFile` of no module knows after a week is deleted. */
  readonly filePurposes?: readonly FilePurpose[]
  /** Whether something of the module refers to the file, so that it must not be deleted. */
  readonly usesFile?: (database: Database, fileId: string) => Promise<boolean>
  /** Roles of this area, and when an administrator may give them. */
  readonly assignableRoles?: readonly AssignableRole[]
  /** What the module does by time. */
  readonly jobs?: readonly Job[]
  /** Every letter that the module writes. */
  readonly letters?: readonly LetterExample[]
  /** Things of this area whose states the developer panel can move. */
  readonly statePushers?: readonly StatePusher[]
  /** Opens a session of a person without asking for a password: the developer panel signs in as others. */
  readonly openSession?: (platform: Platform, personId: string, visitor: Visitor) => Promise<TokenPair>
  /** Articles of help about this area. */
  readonly help?: readonly HelpDeclaration[]
  /** What of the organization is active, so that it cannot be deleted: an insurance, an agreement, a claim. */
  readonly organizationUses?: (database: Database, organizationId: string, today: string) => Promise<readonly Words[]>
  /** Where bank accounts of the organization are used, by their id, so that they cannot be deleted. */
  readonly paymentDetailsUses?: (
    database: Database,
    organizationId: string,
    today: string,
  ) => Promise<ReadonlyMap<string, Words>>
  /** What waits for a decision of the person. */
  readonly attention?: (inquiry: Inquiry) => Promise<readonly z.output<typeof AttentionItem>[]>
}

/** Declares a module; the name of its folder must be its id. */
export const defineModule = (module: ApiModule): ApiModule => module

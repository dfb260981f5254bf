import type { RoleCode } from '@cabinet/contract/access'
import type { FilePurpose } from '@cabinet/contract/file'
import type { PageAddress } from '@cabinet/contract/pages'
import type { ServiceName as CalledName } from '@cabinet/contract/config'
import type { ConnectedService as ServiceName, HealthCheck, InsuranceStatus } from '@cabinet/contract/service'
import type { AttentionItem, Figure, FoundRecord } from '@cabinet/contract/people/user'
import type { Migration } from 'kysely/migration'
import type * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { ClaimableProduct, ClaimRegistry } from './claims.ts'
import type { Registration } from './handlers.ts'
import type { HelpDeclaration } from './help.ts'
import type { Message } from '../kernel/language.ts'
import type { Platform, RequestContext } from './context.ts'
import type { Job, JobFailure } from './jobs/job.ts'
import type { EmailTemplate } from './emails/email.ts'
import type { PartnerEventDeclaration, PartnerAccess, PartnerNotice, PartnerParties } from './partners/partner.ts'
import type { SandboxPart } from './partners/sandbox.ts'
import type { PayableInvoices } from './payments/payable.ts'
import type { Principal } from './principal.ts'
import type { AnyMachine } from './transitions/machine.ts'

/** What a module answers about the service that it connects. */
export interface ConnectedService {
  readonly name: ServiceName
  /** What messages call it. */
  readonly calledName: CalledName
  /** How the installation names it. */
  title(config: Config): Message
  healthCheck(context: RequestContext): Promise<HealthCheck>
  isProductAvailable(context: RequestContext): Promise<boolean>
  insuranceStatus(context: RequestContext): Promise<InsuranceStatus>
}

/** A role that may be given only while the organization has what it works with. */
export interface AssignableRole {
  readonly role: RoleCode
  /** Why it may not be given yet. */
  readonly reason: Message
  isAssignable(context: Pick<RequestContext, 'platform' | 'organizationId'>): Promise<boolean>
}

/** Something that waits for a decision of the person, and the page where it is made. */
export interface Attention extends z.output<typeof AttentionItem> {
  readonly path: PageAddress
}

/** A record that a module has found; its address is made by a table of pages. */
export interface Found extends FoundRecord {
  readonly path: PageAddress
}

/** Everything that the server must know about an area; a folder in `modules/` with a `module.ts` that exports it. */
export interface ApiModule {
  readonly id: string
  /** An area of the product that people and the web application know by name, in the order of `sort`. */
  readonly product?: {
    /** Name that people and the web application know it by; the id of the module when absent. */
    readonly name?: string
    readonly sort: number
    /** Whether the person may have this area; exclusion by organization is checked elsewhere. */
    isAvailable(user: Pick<Principal, 'roles'>): boolean
  }
  readonly registrations?: readonly Registration[]
  /** Names begin with the id of the module. */
  readonly migrations?: Readonly<Record<`${string}-${number}-${string}`, Migration>>
  /**
   * Brings rows of releases before into the form of this one, where a migration cannot because it has no keys. Runs at
   * every start, before the first call.
   */
  readonly afterMigrations?: (platform: Platform) => Promise<void>
  readonly connectedService?: ConnectedService
  /** Purposes of uploads that this module takes; what `usesFile` of no module knows after a week is deleted. */
  readonly filePurposes?: readonly FilePurpose[]
  /** Whether something of the module refers to the file, so that it must not be deleted. */
  readonly usesFile?: (database: Database, fileId: string) => Promise<boolean>
  /** Roles of this area, and when an administrator may give them. */
  readonly assignableRoles?: readonly AssignableRole[]
  /** What the module does by time. */
  readonly jobs?: readonly Job[]
  /** Every email that the module writes. */
  readonly emails?: readonly EmailTemplate[]
  /** Events for partners that this area publishes. */
  readonly partnerEvents?: readonly PartnerEventDeclaration[]
  /** Banks, insurers and others of this area who may become partners. */
  readonly partnerParties?: PartnerParties
  /** What this area does in the sandboxes of partners; in one that says nothing, nothing of the area happens. */
  readonly sandbox?: SandboxPart
  /** How partners come in. */
  readonly partnerAccess?: PartnerAccess
  /** Hears of everything that is published for partners, in the transaction that causes it. */
  readonly onPartnerNotice?: (platform: Platform, notice: PartnerNotice) => Promise<void>
  /** Hears of things of a job that have failed more than once: somebody has to look at them. */
  readonly onJobFailures?: (platform: Platform, job: Job, failures: readonly JobFailure[]) => Promise<void>
  /** What goes on while the server listens under the address; the answer ends it. */
  readonly background?: (platform: Platform, address: string) => () => Promise<void>
  /** Machines whose states this area moves, for the pictures of them. */
  readonly machines?: readonly AnyMachine[]
  /** Articles of help about this area. */
  readonly help?: readonly HelpDeclaration[]
  /** What of the organization is active, so that it cannot be deleted: an insurance, an agreement, a claim. */
  readonly organizationUses?: (database: Database, organizationId: string, today: string) => Promise<readonly Message[]>
  /** Where bank accounts of the organization are used, by their id, so that they cannot be deleted. */
  readonly paymentDetailsUses?: (
    database: Database,
    organizationId: string,
    today: string,
  ) => Promise<ReadonlyMap<string, Message>>
  /** Acts upon an organization that the registry or platform staff have confirmed, in the transaction of it. */
  readonly onOrganizationConfirmed?: (platform: Platform, organizationId: string) => Promise<void>
  /** Invoices of this area that the bank statement finds and pays. */
  readonly payableInvoices?: PayableInvoices
  /** What of this area is insured and can be claimed. */
  readonly claimable?: ClaimableProduct
  /** Claims for insured things of every area. */
  readonly claimRegistry?: ClaimRegistry
  /** What waits for a decision of the person. */
  readonly attention?: (context: RequestContext) => Promise<readonly Attention[]>
  /** What waits for a decision of platform staff, of all organizations; asked for them alone. */
  readonly staffAttention?: (platform: Platform) => Promise<readonly Attention[]>
  /** How the product stands, in two or three numbers; asked with every home page, so it must be cheap. */
  readonly figures?: (context: RequestContext) => Promise<readonly Figure[]>
  /** A task of this area that the icon of the installed application offers. */
  readonly shortcut?: { readonly title: Message; readonly path: PageAddress }
  /** Records of this area that hold the text, among those that the person may see. */
  readonly search?: (context: RequestContext, text: string) => Promise<readonly Found[]>
}

/** Declares a module; the name of its folder must be its id. */
export const defineModule = (module: ApiModule): ApiModule => module

import type { PartnerKind, PartnerRight, PartnerRightOfPerson } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import type { Database } from '../../db/database.ts'
import type { Message } from '../../kernel/language.ts'
import type { Platform } from '../context.ts'
import type { Principal } from '../principal.ts'

/** The partner behind a call. */
export interface PartnerPrincipal {
  readonly id: string
  readonly kind: PartnerKind
  readonly name: string
  /** What the partner is to the product: the bank of the offers, the insurer of the policies. */
  readonly partyId: string
  /** The key that the call came with; null in a session. */
  readonly keyId: string | null
  /** Who of the partner makes the call in a session; null for a program. */
  readonly personId: string | null
  /** Where the partner works: the installation, or with a test key a sandbox of its own. */
  readonly platform: Platform
  /** The key is a test key: `platform` is the sandbox. */
  readonly isTest: boolean
}

/** A call of a partner with what its answer depends on. */
export interface PartnerCall {
  readonly platform: Platform
  readonly partner: PartnerPrincipal
  readonly endpoint: Endpoint
  /** Header `Idempotency-Key`. */
  readonly idempotencyKey: string | undefined
  readonly params: unknown
  readonly body: unknown
}

/** The partner for which a person signs in. */
export interface PartnerOfPerson {
  readonly id: string
  readonly name: string
  /** Platform staff have not switched it off. */
  readonly isActive: boolean
  readonly kind: PartnerKind
  /** What the partner is to the product, as in `PartnerPrincipal`. */
  readonly partyId: string
  /** What the person may do for it. */
  readonly rights: readonly PartnerRightOfPerson[]
}

/** How partners come in; one module has it. */
export interface PartnerAccess {
  /** The partner whose person it is; nothing for everybody else. */
  findPartnerOf(platform: Pick<Platform, 'database'>, personId: string): Promise<PartnerOfPerson | undefined>
  /**
   * @throws HttpError 401 for a key that opens nothing, 404 for a call of others and for one of the sandbox with a key
   *   that is no test key, 429 over the budget
   */
  authenticate(
    platform: Platform,
    bearer: string | undefined,
    ip: string,
    access: PartnerRight,
  ): Promise<PartnerPrincipal>
  /**
   * Lets in who decides for a partner as its live key would be let in.
   *
   * @throws HttpError 403 for who works for no partner or does not decide for it, 404 for a call of others, 409 to change
   *   something while the partner is switched off, 429 over the budget
   */
  admit(platform: Platform, person: Principal, access: PartnerRight, isRead: boolean): Promise<PartnerPrincipal>
  /**
   * Records what a partner sends, and answers a repeated call as it was answered then.
   *
   * @param handle gets what answers in one transaction with the record of the call; what it does before or after that,
   *   it does outside
   */
  receive(
    details: PartnerCall,
    handle: (inTransaction: (answer: () => Promise<unknown>) => Promise<unknown>) => Promise<unknown>,
  ): Promise<unknown>
}

/** How partners come in, if this installation has partners. */
export const partnerAccessOf = ({ modules }: Pick<Platform, 'modules'>): PartnerAccess | undefined =>
  modules.all.find(({ partnerAccess }) => partnerAccess)?.partnerAccess

/** An event for partners that a module declares. */
export interface PartnerEventDeclaration {
  /** `<thing>.<what happened>`. */
  readonly type: string
  readonly kind: PartnerKind
  readonly title: Message
}

/** Something that concerns a partner. */
export interface PartnerNotice {
  readonly type: string
  readonly kind: PartnerKind
  readonly partyId: string
  readonly subjectId: string
  readonly version: number
  readonly at: string
}

/** Those whom a module knows by id and who may become partners. */
export interface PartnerParties {
  readonly kind: PartnerKind
  find(database: Database): Promise<
    readonly {
      readonly id: string
      readonly name: string
      /** Platform staff have not switched it off; what cannot be switched off says nothing. */
      readonly isActive?: boolean
    }[]
  >
}

/**
 * Tells a partner of something, in the transaction that causes it. Nobody listens when the installation has no partner
 * API.
 *
 * @throws Error for an event that no module declares
 */
export const publish = async (platform: Platform, notice: PartnerNotice): Promise<void> => {
  const { all } = platform.modules
  const isDeclared = all.some(({ partnerEvents = [] }) =>
    partnerEvents.some(({ type, kind }) => type === notice.type && kind === notice.kind),
  )
  if (!isDeclared) throw new Error(`No module declares the partner event ${notice.type}`)
  for (const { onPartnerNotice } of all) await onPartnerNotice?.(platform, notice)
}

import type { PartnerKind, RoleCode } from '@cabinet/contract/access'
import type { FilePurpose } from '@cabinet/contract/file'
import type { InsuredProduct } from '@cabinet/contract/insured'
import { actIn } from '../act.ts'
import type { Platform } from '../context.ts'
import type { CallContext } from '../handlers.ts'
import { writePdf } from '../pdf/pdf.ts'
import type { Principal } from '../principal.ts'
import { holdSandboxIds, type SandboxIds } from './sandbox-ids.ts'

/** Makes a call of the product in somebody's name; see `actIn`. */
export type Act = ReturnType<typeof actIn>

/** What an area does in the sandboxes of partners. The days of its tables and its daily jobs pass there. */
export interface SandboxPart {
  /** Makes what a partner of a kind is to this area: a bank, an insurer. */
  readonly party?: {
    readonly kind: PartnerKind
    /**
     * @param act in the name of platform staff, who make the same in the installation
     * @param testIds who are there already
     * @returns the id of the party
     */
    create(platform: Platform, act: Act, testIds: SandboxIds, name: string): Promise<string>
  }
  /**
   * Settles what platform staff settle before anybody can be insured.
   *
   * @param act in the name of platform staff
   * @param insurerId the insurer of the sandbox
   */
  readonly begin?: (act: Act, insurerId: string) => Promise<void>
  /** Goods of this area that are insured on their way. */
  readonly parcels?: {
    readonly product: InsuredProduct
    /**
     * Sends goods to which something happens, as the area itself would learn of it.
     *
     * @returns the id of the order
     */
    create(context: CallContext, parcel: TestParcel): Promise<string>
  }
  /** What the test organization pays for being insured by this area. */
  readonly invoices?: {
    readonly product: InsuredProduct
    /** Issues an invoice for the latest month that has none. @returns its id */
    issue(context: CallContext): Promise<string>
  }
}

/** Goods on their way, and what happens to them. */
export interface TestParcel {
  readonly event: 'LOSS' | 'DAMAGE'
  /** Declared value or price, kopecks. */
  readonly value: number
}

/** What the person of a test organization may do: everything that its people may. */
export const testRoles: readonly RoleCode[] = ['USER_ADMIN', 'USER', 'FINANCE', 'DEBTOR', 'SELLER', 'SENDER']

/** The person of a test organization as calls see them. */
export const testPrincipal = (
  { organizationId, personId }: SandboxIds,
  roles: readonly RoleCode[] = testRoles,
): Principal => ({
  id: personId,
  sessionId: personId,
  organizationId,
  status: 'ACTIVE',
  roles: roles.map((nameWithoutPrefix) => ({ nameWithoutPrefix, isDeleted: false })),
  mustChangePassword: false,
  hasSecondFactor: false,
  secondFactorRequiredBy: null,
  provedAt: null,
  excludedModules: [],
})

/** A call of a sandbox: the partner asks the test organization to do something. */
export interface SandboxCall {
  readonly testIds: SandboxIds
  /** Makes a call in the name of the test organization. */
  readonly act: Act
  /** Makes a call in the name of the partner. */
  readonly read: Act
  /** Makes a call in the name of platform staff. */
  readonly staff: Act
  /** Makes a call in the name of a partner whom the test organization has beside the one that calls. */
  as(kind: PartnerKind, partyId: string): Act
  /** Keeps a file of one page that the test organization has made, and gives its id. */
  storeFile(purpose: FilePurpose): Promise<string>
}

/**
 * What a call of the sandbox works with, in its transaction; the next one waits for it.
 *
 * @throws Error for a partner that works with the installation itself
 */
export const inSandboxOf = async (context: CallContext): Promise<SandboxCall> => {
  const { platform, partner } = context
  if (!partner.isTest) throw new Error('A live key has come to a call of the sandbox')
  const testIds = await holdSandboxIds(platform.database)
  const { organizationId, personId } = testIds
  return {
    testIds,
    act: actIn(context, testPrincipal(testIds)),
    read: actIn(context),
    staff: actIn(context, testPrincipal(testIds, ['GODMOD'])),
    as: (kind, partyId) => {
      const other = { ...partner, kind, partyId }
      return actIn(Object.create(context, { partner: { value: other } }) as CallContext)
    },
    async storeFile(purpose) {
      const title = 'Документ из песочницы'
      const createdAt = platform.clock.now()
      const content = await writePdf({ title, pages: [], createdAt })
      const details = { contentType: 'application/pdf', width: null, height: null, isShared: false }
      const file = { ...details, organizationId, uploadedBy: personId, purpose, name: `${title}.pdf` }
      return platform.files.storeBytes(file, content)
    },
  }
}

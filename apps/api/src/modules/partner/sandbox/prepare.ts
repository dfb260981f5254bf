import type { PartnerKind } from '@cabinet/contract/access'
import { holdSchema } from '../../../db/schemas.ts'
import { newId } from '../../../kernel/ids.ts'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { actIn } from '../../../platform/act.ts'
import type { Platform } from '../../../platform/context.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import {
  claimSandbox,
  findSandboxIds,
  type SandboxIds,
  saveSandboxIds,
} from '../../../platform/partners/sandbox-ids.ts'
import { testPrincipal, testRoles } from '../../../platform/partners/sandbox.ts'
import { testAccount, testOrganization, testPerson } from '../../../platform/partners/test-identity.ts'
import { addPaymentDetails, findOrganizationCard, registerOrganization, setOwner } from '../../organization/port.ts'
import { insertPerson, insertRoles } from '../../people/port.ts'
import { findPartner, insertPartner } from '../store.ts'

const nobody = (): never => {
  throw new Error('Nobody has come into the sandbox yet')
}

/** A context in which nobody waits for an answer: a sandbox is made on the way to a call. */
const contextIn = (platform: Platform): CallContext => ({
  ...platform,
  platform,
  language: 'ru',
  visitor: undefined,
  get user() {
    return nobody()
  },
  get partner() {
    return nobody()
  },
  get organizationId() {
    return nobody()
  },
  get onlyPartnerId() {
    return nobody()
  },
  request: {
    owner: 'sandbox',
    signal: new AbortController().signal,
    id: 'sandbox',
    ip: '127.0.0.1',
    userAgent: '',
    bearer: undefined,
    captchaToken: undefined,
    isGone: () => false,
  },
})

/** Makes the test organization and its person. Nobody can sign in as them, and nothing is written to them. */
const createTestOrganization = async (platform: Platform): Promise<SandboxIds> => {
  const { database, clock } = platform
  const at = clock.nowText()
  const { id: organizationId } = await registerOrganization(platform, { organization: testOrganization, at })
  const personId = newId()
  const { mobilePhone, email, itn: _itn, ...named } = testPerson
  await insertPerson(database, {
    ...named,
    id: personId,
    organization_id: organizationId,
    username: mobilePhone,
    email,
    status: 'ACTIVE',
    // No password has this hash.
    password_hash: '',
    must_change_password: true,
    phone_confirmed: false,
    email_confirmed: false,
    last_login_at: null,
    owner_reminded_at: null,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  await insertRoles(database, personId, testRoles, at)
  await setOwner(database, organizationId, personId, at)
  const testIds = { organizationId, personId }
  const context = { platform, user: testPrincipal(testIds), organizationId, language: 'ru' as const }
  await addPaymentDetails(context, { ...testAccount, comment: null, isMain: true })
  return testIds
}

/** The partner as the installation knows it. */
interface PartnerDetails {
  readonly id: string
  readonly kind: PartnerKind
  readonly name: string
  readonly partyId: string
}

/** Who insures in a sandbox whose partner is no insurer. */
const TEST_INSURER = 'АО «Тестовый страховщик»'

/**
 * The bank or the insurer that the partner is in its sandbox; of what no area makes anew there is one everywhere. Somebody
 * insures in every sandbox, and decides the claims of every product.
 */
const makeParties = async (platform: Platform, testIds: SandboxIds, { kind, name, partyId }: PartnerDetails) => {
  const parts = platform.modules.all.flatMap(({ sandbox }) => sandbox ?? [])
  const act = actIn(contextIn(platform), testPrincipal(testIds, ['GODMOD']))
  const make = (wanted: PartnerKind, called: string): Promise<string> | undefined =>
    parts.find(({ party }) => party?.kind === wanted)?.party?.create(platform, act, testIds, called)
  const own = (await make(kind, name)) ?? partyId
  const insurerId = kind === 'INSURER' ? own : await make('INSURER', TEST_INSURER)
  if (insurerId !== undefined) for (const { begin } of parts) await begin?.(act, insurerId)
  return own
}

/**
 * Who the partner is in its sandbox. Whoever comes first makes everything that a sandbox begins with; others who come at
 * the same moment wait for it.
 */
export const prepareSandbox = (platform: Platform, partner: PartnerDetails): Promise<{ readonly partyId: string }> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    await holdSchema(database)
    if (await claimSandbox(database)) {
      const testIds = await createTestOrganization(platform)
      const at = clock.nowText()
      await insertPartner(database, {
        id: partner.id,
        kind: partner.kind,
        party_id: await makeParties(platform, testIds, partner),
        name: partner.name,
        is_active: true,
        created_at: at,
        updated_at: at,
        is_deleted: false,
      })
      await saveSandboxIds(database, testIds)
    }
    const own = await findPartner(database, partner.id)
    if (!own) throw new Error('A sandbox belongs to somebody else')
    return { partyId: own.party_id }
  })
}

/** The test organization of a sandbox. */
export const testOrganizationOf = async ({ database }: Platform) => {
  const { organizationId } = await findSandboxIds(database)
  const organization = await findOrganizationCard(database, organizationId)
  if (!organization) throw errors.notFound()
  const { id, itn, short_name: shortName, full_name: fullName } = organization
  return { id, itn, shortName, fullName }
}

/** What there is in the sandbox of the partner that calls. */
export const sandboxOf = async ({ platform }: CallContext) => ({
  today: businessDay(platform.clock.now()),
  organization: await testOrganizationOf(platform),
})

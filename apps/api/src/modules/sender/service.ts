import type { Credential } from '@cabinet/contract/sender'
import type { HealthCheck } from '@cabinet/contract/service'
import type { CourierProblem } from '../../integrations/cdek/courier.ts'
import type { Words } from '../../platform/language.ts'
import { findReaders, writeToReaders } from '../../platform/letters/readers.ts'
import type { ApiModule, AssignableRole, ConnectedService, Inquiry, Platform } from '../../platform/module.ts'
import { refuse } from '../../platform/refusal.ts'
import { SECRET_MASK } from '../../platform/secret-box.ts'
import { accountFails } from './letters.ts'
import * as store from './store.ts'

/** For so long the last answer of the courier is good enough for everybody who opens the page. */
const CHECK_FRESH_MS = 60_000

const problemWords = (problem: CourierProblem, courierName: string): Words =>
  problem === 'badKey'
    ? { ru: 'Неверный идентификатор или секретный ключ', en: 'Wrong identifier or secret key' }
    : { ru: `${courierName} не отвечает`, en: `${courierName} does not answer` }

const isFresh = ({ last_check_at: checkedAt }: store.CredentialRow, now: Date): boolean => {
  if (checkedAt === null) return false
  const age = now.getTime() - Date.parse(checkedAt)
  // A moved clock can make the last check lie in the future.
  return age >= 0 && age < CHECK_FRESH_MS
}

/** Without the courier nothing is insured, so administrators hear of a refused key at once. */
const tellAdministrators = async (platform: Platform, organizationId: string): Promise<void> => {
  const readers = await findReaders(platform.database, organizationId, { roles: ['USER_ADMIN'] })
  await writeToReaders(platform, organizationId, readers, accountFails, { courier: platform.config.courierName })
}

/** Asks the courier whether the stored key still opens the account. */
const askCourier = async (platform: Platform, row: store.CredentialRow): Promise<CourierProblem | null> => {
  const { database, courier, secrets, clock } = platform
  const clientSecret = secrets.open(row.client_secret_sealed, store.secretPlaceOf(row))
  const problem = (await courier.check({ clientId: row.client_id, clientSecret })) ?? null
  await database.transaction(async () => {
    const before = await store.lockLastProblem(database, row)
    await store.noteCheck(database, row, clock.nowText(), problem)
    if (problem === 'badKey' && before !== 'badKey') await tellAdministrators(platform, row.organization_id)
  })
  return problem
}

const hasCourierFault = ({ faults }: Platform): boolean => faults.isOn('courierFails') || faults.isOn('courierTimesOut')

const healthCheck = async ({ platform, organizationId, language }: Inquiry): Promise<HealthCheck> => {
  const { database, clock, config } = platform
  const row = await store.findCredential(database, organizationId, 'CDEK')
  if (!row) return { status: 'EMPTY', description: null }
  const isKnown = isFresh(row, clock.now()) && !hasCourierFault(platform)
  const problem = isKnown ? row.last_check_problem : await askCourier(platform, row)
  return problem === null
    ? { status: 'AVAILABLE', description: null }
    : { status: 'ERROR', description: problemWords(problem, config.courierName)[language] }
}

/** What the courier service answers about itself. */
export const courierService: ConnectedService = {
  name: 'sender',
  healthCheck,
  /** The product is agreed with whoever has connected an account. */
  async isProductAvailable({ platform, organizationId }) {
    return (await store.findCredential(platform.database, organizationId, 'CDEK')) !== undefined
  },
  async insuranceStatus({ platform, organizationId }) {
    const row = await store.findInsurance(platform.database, organizationId)
    return {
      status: row?.status ?? 'DISABLED',
      insurancePrice: row?.price ?? null,
      startDateTime: row?.started_at ?? null,
      endDateTime: row?.ended_at ?? null,
    }
  },
}

/**
 * The connected courier account with its secret masked.
 *
 * @throws Refusal 404 when the organization has none
 */
export const credentialOf = async (
  { platform, organizationId }: Inquiry,
  type: Credential['serviceType'],
): Promise<Credential> => {
  const row = await store.findCredential(platform.database, organizationId, type)
  if (!row) throw refuse.notFound()
  return {
    id: row.id,
    clientId: row.client_id,
    clientSecretMasked: SECRET_MASK,
    serviceType: row.service_type,
    secretType: row.secret_type,
    createdDateTime: row.created_at,
    lastCheckDateTime: row.last_check_at,
  }
}

/** An organization whose orders are insured cannot be deleted. */
export const insuranceInForce: NonNullable<ApiModule['organizationUses']> = async (database, organizationId) => {
  const insurance = await store.findInsurance(database, organizationId)
  if (insurance?.status !== 'ENABLED') return []
  return [{ ru: 'включено страхование заказов', en: 'order insurance is on' }]
}

/** The role works with the orders of the courier account. */
export const senderRole: AssignableRole = {
  role: 'SENDER',
  reason: { ru: 'Сначала подключите аккаунт курьерской службы', en: 'Connect the courier account first' },
  isAssignable: async ({ platform, organizationId }) =>
    (await store.findCredential(platform.database, organizationId, 'CDEK')) !== undefined,
}

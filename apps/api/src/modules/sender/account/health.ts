import { area } from '@cabinet/contract/sender/area'
import type { Credential } from '@cabinet/contract/sender'
import type { HealthCheck } from '@cabinet/contract/service'
import { violatedConstraint } from '../../../db/database.ts'
import type { CourierKey, CourierProblem } from '../../../integrations/cdek/courier.ts'
import type { Message } from '../../../kernel/language.ts'
import type { RequestContext, Platform } from '../../../platform/context.ts'
import type { ApiModule, AssignableRole, ConnectedService } from '../../../platform/module.ts'
import { errors } from '../../../kernel/http-error.ts'
import { SECRET_MASK } from '../../../kernel/secret-box.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import * as store from './credential-store.ts'
import { credentialMachine } from './transitions.ts'

/** For so long the last answer of the courier is good enough for everybody who opens the page. */
const CHECK_FRESH_MS = 60_000

/** What keeps an account from working: what the courier says, or that another organization has it. */
type AccountProblem = CourierProblem | 'taken'
/** The same, and that its stored key does not open, of which the account knows nothing. */
type HealthProblem = AccountProblem | 'unreadable'

const problemMessages = (problem: HealthProblem, courier: Message): Message =>
  ({
    badKey: { ru: 'Неверный идентификатор или секретный ключ', en: 'Wrong identifier or secret key' },
    noResponse: { ru: `${courier.ru} не отвечает`, en: `${courier.en} does not answer` },
    taken: {
      ru: 'Аккаунт подключён к другому кабинету с ключом, который служба приняла',
      en: 'Another cabinet has connected the account with a key that the service accepts',
    },
    unreadable: {
      ru: 'Сохранённый ключ не удалось прочитать. Введите его заново',
      en: 'The stored key could not be read. Enter it again',
    },
  })[problem]

const isFresh = ({ last_check_at: checkedAt }: store.CredentialRow, now: Date): boolean => {
  if (checkedAt === null) return false
  const age = now.getTime() - Date.parse(checkedAt)
  // A moved clock can make the last check lie in the future.
  return age >= 0 && age < CHECK_FRESH_MS
}

const problemEvents = { badKey: 'refuse', noResponse: 'keepSilent' } as const

type AccountEvent = 'answer' | 'displace' | (typeof problemEvents)[CourierProblem]

const moveAccount = (
  platform: Platform,
  row: Pick<store.CredentialRow, 'id' | 'organization_id'>,
  event: AccountEvent,
): Promise<unknown> =>
  applyEvent(platform, credentialMachine, {
    subject: { id: row.id, organizationId: row.organization_id },
    event,
    input: undefined,
    actor: { kind: 'JOB', id: 'sender.healthCheck' },
  })

/** Two organizations have shown a good key to one account at the same moment: the next try finds the first of them. */
const isReservedMeanwhile = (error: unknown): boolean => violatedConstraint(error) === 'courier_credential_proved'

/** Records that another organization has the account. Its own key is not tried while that is so. */
const recordTaken = async (platform: Platform, row: store.CredentialRow): Promise<'taken'> => {
  await moveAccount(platform, row, 'displace')
  await store.recordCheck(platform.database, row, platform.clock.nowText())
  return 'taken'
}

/**
 * Keeps what the courier answered last about an account. A key that it has accepted reserves the account, and whoever has
 * named it without such a key is told; administrators hear of a refused key.
 *
 * @param row as it was when the courier was asked; what it says of a key that was replaced meanwhile is not kept
 * @returns what keeps the account from working
 */
export const recordCourierProblem = (
  platform: Platform,
  row: store.CredentialRow,
  problem: CourierProblem | null,
): Promise<AccountProblem | null> => {
  const { database, clock } = platform
  return database.transaction(async () => {
    if (!(await store.isPresentKey(database, row))) return problem
    if (await store.isReservedByOthers(database, row)) return recordTaken(platform, row)
    await moveAccount(platform, row, problem === null ? 'answer' : problemEvents[problem])
    if (problem === null) {
      for (const other of await store.findUnproved(database, row)) await moveAccount(platform, other, 'displace')
    }
    await store.recordCheck(database, row, clock.nowText())
    return problem
  }, isReservedMeanwhile)
}

/** Whether another organization has the account; then this one learns so. */
export const isTakenByOthers = async (platform: Platform, row: store.CredentialRow): Promise<boolean> => {
  if (!(await store.isReservedByOthers(platform.database, row))) return false
  await platform.database.transaction(() => recordTaken(platform, row))
  return true
}

/** The stored key of an account does not open: it is damaged, or sealed with another key of the installation. */
export class UnreadableKeyError extends Error {
  override readonly name = 'UnreadableKeyError'
}

/**
 * The stored key of an account.
 *
 * @throws UnreadableKeyError
 */
export const courierKeyOf = ({ secrets }: Platform, row: store.CredentialRow): CourierKey => {
  try {
    return {
      clientId: row.client_id,
      clientSecret: secrets.open(row.client_secret_sealed, store.secretLocationOf(row)),
    }
  } catch (error) {
    throw new UnreadableKeyError('The stored key of a courier account does not open', { cause: error })
  }
}

/** Asks the courier whether the stored key still opens the account. */
const askCourier = async (platform: Platform, row: store.CredentialRow): Promise<HealthProblem | null> => {
  if (await isTakenByOthers(platform, row)) return 'taken'
  let key: CourierKey
  try {
    key = courierKeyOf(platform, row)
  } catch (error) {
    platform.log.error({ credential: row.id, err: error }, 'a courier account cannot be checked')
    return 'unreadable'
  }
  return recordCourierProblem(platform, row, (await platform.courier.check(key)) ?? null)
}

const hasCourierFault = ({ faults }: Platform): boolean => faults.isOn('courierFails') || faults.isOn('courierTimesOut')

const healthOf = (problem: HealthProblem | null, { platform, language }: RequestContext): HealthCheck =>
  problem === null
    ? { status: 'AVAILABLE', description: null }
    : { status: 'ERROR', description: problemMessages(problem, platform.config.courierName)[language] }

/** Asks the courier about an account, however short ago it was asked. */
export const checkAccount = async (context: RequestContext, row: store.CredentialRow): Promise<HealthCheck> =>
  healthOf(await askCourier(context.platform, row), context)

const healthCheck = async (context: RequestContext): Promise<HealthCheck> => {
  const { platform, organizationId } = context
  const row = await store.findCredential(platform.database, organizationId, 'CDEK')
  if (!row) return { status: 'EMPTY', description: null }
  const isKnown = isFresh(row, platform.clock.now()) && !hasCourierFault(platform)
  return isKnown ? healthOf(row.last_check_problem, context) : checkAccount(context, row)
}

/** What the courier service answers about itself. */
export const courierService: ConnectedService = {
  name: area.connectedService,
  calledName: area.serviceName,
  title: (config) => config.courierName,
  healthCheck,
  /** The product is agreed with whoever has connected an account. */
  async isProductAvailable({ platform, organizationId }) {
    return (await store.findCredential(platform.database, organizationId, 'CDEK')) !== undefined
  },
  async insuranceStatus({ platform, organizationId }) {
    const row = await store.findInsurance(platform.database, organizationId)
    return {
      status: row?.status ?? null,
      insurancePrice: row?.price ?? null,
      startDateTime: row?.started_at ?? null,
      endDateTime: row?.ended_at ?? null,
    }
  },
}

/**
 * The connected courier account with its secret masked.
 *
 * @throws HttpError 404 when the organization has none
 */
export const credentialOf = async (
  { platform, organizationId }: RequestContext,
  type: Credential['serviceType'],
): Promise<Credential> => {
  const row = await store.findCredential(platform.database, organizationId, type)
  if (!row) throw errors.notFound()
  return {
    id: row.id,
    clientId: row.client_id,
    clientSecretMasked: SECRET_MASK,
    serviceType: row.service_type,
    secretType: row.secret_type,
    contractNumber: row.contract_number,
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

import { createHash, randomBytes } from 'node:crypto'
import type { Credential } from '@cabinet/contract/sender'
import type { HealthCheck } from '@cabinet/contract/service'
import { comparable } from '@cabinet/contract/text'
import { sqlStateOf } from '../../../db/database.ts'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { Budget } from '../../../platform/limits.ts'
import { applyEvent } from '../../../platform/transitions/apply.ts'
import { findOrganization } from '../../organization/port.ts'
import { grantRole } from '../../people/port.ts'
import { senderErrors } from '../messages.ts'
import { checkAccount, credentialOf, recordCourierProblem } from './health.ts'
import { findCredential, findInsurance, isReservedByOthers, secretLocationOf } from './credential-store.ts'
import { credentialMachine } from './transitions.ts'
import * as store from './store.ts'

const contractChecks: Budget = { name: 'sender-contract', points: 30, seconds: 60 }
const accountChecks: Budget = { name: 'sender-check', points: 10, seconds: 60 }

const UNIQUE_VIOLATION = '23505'

/** A number as it is compared: «им‑рф глг–22» is «ИМ-РФГЛГ-22». */
const normalized = (number: string): string => comparable(number).replaceAll(' ', '').toUpperCase()

const WELL_FORMED = /^[\p{L}\d][\p{L}\d/.-]{0,39}$/u

/** A contract as it is kept and compared; null for what cannot be the number of one. */
export const contractPrefixOf = (text: string): string | null => {
  const number = normalized(text)
  return WELL_FORMED.test(number) ? number : null
}

/**
 * Whether there is an offer for the holder of a contract. Without a list of contracts every well-formed number will do.
 *
 * @throws HttpError 429
 */
export const isContractAvailable = async (
  { platform, user }: RequestContext,
  contractNumber: string,
): Promise<boolean> => {
  const { database, limits } = platform
  if (!(await limits.spend(contractChecks, user.id))) throw errors.tooMany()
  const number = contractPrefixOf(contractNumber)
  if (number === null) return false
  const prefixes = await store.findContractPrefixes(database)
  return prefixes.length === 0 || prefixes.some((prefix) => number.startsWith(prefix))
}

/** What the first step and the second step of the dialog have asked for. */
export interface NewKey {
  readonly clientId: string
  readonly clientSecret: string
  readonly contractNumber?: string | null | undefined
}

/** Who works with the orders: whoever connects the account, and the owner of the cabinet. */
const giveRoles = async ({ platform, organizationId, user }: RequestContext, at: string): Promise<void> => {
  const { database } = platform
  const ownerId = (await findOrganization(database, organizationId))?.owner_id ?? null
  // Ids in one order, so that two who connect at once do not wait for each other.
  const people = [...new Set([user.id, ...(ownerId === null ? [] : [ownerId])])].toSorted()
  for (const id of people) await grantRole(database, id, 'SENDER', at)
}

const replaceKey = async (
  { platform, user }: RequestContext,
  row: { readonly id: string; readonly organization_id: string; readonly contract_number: string | null },
  key: NewKey,
): Promise<void> => {
  const sealed = platform.secrets.seal(key.clientSecret, secretLocationOf(row))
  await applyEvent(platform, credentialMachine, {
    subject: { id: row.id, organizationId: row.organization_id },
    event: 'replaceKey',
    input: {
      client_id: key.clientId,
      client_secret_sealed: sealed,
      contract_number: key.contractNumber ?? row.contract_number,
    },
    actor: { kind: 'USER', id: user.id },
  })
}

const insertKey = async ({ platform, organizationId }: RequestContext, key: NewKey, at: string): Promise<void> => {
  const rowKey = { organization_id: organizationId, id: newId() }
  const sealed = platform.secrets.seal(key.clientSecret, secretLocationOf(rowKey))
  const row = {
    ...rowKey,
    client_id: key.clientId,
    client_secret_sealed: sealed,
    contract_number: key.contractNumber ?? null,
  }
  await store.insertCredential(platform.database, row, at)
}

const beginSync = async ({ platform, organizationId }: RequestContext): Promise<void> => {
  const { database, secrets, clock } = platform
  const key = randomBytes(32).toString('base64url')
  await store.startSync(
    database,
    {
      organization_id: organizationId,
      webhook_hash: createHash('sha256').update(key).digest('hex'),
      webhook_sealed: secrets.seal(key, store.webhookLocationOf(organizationId)),
    },
    clock.nowText(),
  )
}

/**
 * Asks the courier whether a key opens the account, ahead of the transaction that keeps it.
 *
 * @returns false also for a courier that does not answer, and for an organization that has tried too often
 */
export const isAccepted = async ({ platform, organizationId }: RequestContext, key: NewKey): Promise<boolean> => {
  if (!(await platform.limits.spend(accountChecks, organizationId))) return false
  return (await platform.courier.check(key)) === undefined
}

/**
 * Connects the courier account of the organization, or puts a new key in the place of the old one. A key that the courier
 * has accepted reserves the account, and displaces whoever has named it without one. Any other key is kept too and
 * reserves nothing; the health check tells what is wrong with it.
 *
 * @throws HttpError 409 for an account of which another organization has a good key
 */
export const saveAccount = async (context: RequestContext, key: NewKey, hasAccepted: boolean): Promise<Credential> => {
  const { platform, organizationId } = context
  const { database, clock } = platform
  if (platform.faults.isOn('keySaveFails')) throw errors.internal()
  try {
    return await database.transaction(async () => {
      const account = { organization_id: organizationId, client_id: key.clientId }
      if (await isReservedByOthers(database, account)) throw senderErrors.accountTaken()
      const at = clock.nowText()
      const present = await findCredential(database, organizationId, 'CDEK')
      await (present ? replaceKey(context, present, key) : insertKey(context, key, at))
      await beginSync(context)
      const saved = hasAccepted ? await findCredential(database, organizationId, 'CDEK') : undefined
      if (saved) await recordCourierProblem(platform, saved, null)
      await giveRoles(context, at)
      return credentialOf(context, 'CDEK')
    })
  } catch (error) {
    // Two organizations have connected it at the same moment.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw senderErrors.accountTaken()
    throw error
  }
}

/**
 * Disconnects the account. Orders that are known stay, and so do the roles of those who read them.
 *
 * @throws HttpError 404, 409 while the insurance is on
 */
export const removeAccount = async (context: RequestContext, id: string): Promise<void> => {
  const { platform, organizationId, user } = context
  const { database } = platform
  await database.transaction(async () => {
    const insurance = await findInsurance(database, organizationId)
    if (insurance?.status === 'ENABLED') throw senderErrors.insuranceOn()
    await applyEvent(platform, credentialMachine, {
      subject: { id, organizationId },
      event: 'remove',
      input: undefined,
      actor: { kind: 'USER', id: user.id },
    })
    await store.stopSync(database, organizationId)
  })
}

/**
 * Asks the courier now, whoever asked before.
 *
 * @throws HttpError 404 without an account, 429
 */
export const checkNow = async (context: RequestContext): Promise<HealthCheck> => {
  const { platform, organizationId } = context
  const row = await findCredential(platform.database, organizationId, 'CDEK')
  if (!row) throw errors.notFound()
  if (!(await platform.limits.spend(accountChecks, organizationId))) throw errors.tooMany()
  return checkAccount(context, row)
}

import type { Device } from '@cabinet/contract/auth/sessions'
import { type SignInOutcome, signIns } from '@cabinet/contract/auth/sign-ins'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/schema.ts'
import { newId } from '../../../kernel/ids.ts'
import type { FindFields } from '../../../platform/find/fields.ts'
import { descending } from '../../../platform/find/order.ts'
import { type AnyRequest, findPage, readAll } from '../../../platform/find/page.ts'
import { NOBODY } from '../nobody.ts'

/** From where somebody signs in, in the words in which it is kept. */
export interface Origin {
  readonly device: Device
  readonly network: string
}

interface Attempt extends Origin {
  readonly personId: string
  readonly outcome: SignInOutcome
  readonly at: string
}

/** Writes an attempt as a line of its own. */
export const insertAttempt = async (
  { query }: Database,
  { personId, outcome, device, network, at }: Attempt,
): Promise<string> => {
  const id = newId()
  await query
    .insertInto('sign_in')
    .values({
      id,
      person_id: personId,
      outcome,
      times: 1,
      device_kind: device.kind,
      browser: device.browser,
      system: device.system,
      network,
      at,
    })
    .execute()
  return id
}

/** Adds an attempt to the line of those like it, if there has been one lately. */
export const repeatAttempt = async (
  { query }: Database,
  { personId, outcome, device, network, at }: Attempt,
  since: string,
): Promise<string | undefined> => {
  const repeated = await query
    .updateTable('sign_in')
    .set({ times: sql<number>`times + 1`, at })
    .where('id', '=', (same) =>
      same
        .selectFrom('sign_in')
        .select('id')
        .where('person_id', '=', personId)
        .where('at', '>', since)
        .where('outcome', '=', outcome)
        .where('network', '=', network)
        .where('device_kind', '=', device.kind)
        .where('browser', 'is not distinct from', device.browser)
        .where('system', 'is not distinct from', device.system)
        .orderBy('at', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst()
  return repeated?.id
}

/** Takes back an attempt that has gone on to its end since. */
export const takeBackAttempt = async ({ query }: Database, id: string): Promise<void> => {
  await query
    .updateTable('sign_in')
    .set({ times: sql<number>`times - 1` })
    .where('id', '=', id)
    .execute()
  await query.deleteFrom('sign_in').where('id', '=', id).where('times', '<=', 0).execute()
}

const { ref } = sql

const fields: FindFields<typeof signIns> = {
  id: ref('id'),
  outcome: ref('outcome'),
  deviceKind: ref('device_kind'),
  network: ref('network'),
  atDateTime: ref('at'),
}

const signInsOf = ({ query }: Database, personId: string) => ({
  list: signIns,
  fields,
  from: query.selectFrom('sign_in').where('person_id', '=', personId),
  select: (from: SelectQueryBuilder<Tables, 'sign_in', object>) => from.selectAll('sign_in'),
  order: [descending(ref('at'), 'timestamptz'), descending(ref('id'), 'uuid')],
})

/** A page of the attempts to sign in as a person, the newest first. */
export const findSignIns = (database: Database, personId: string, request: AnyRequest) =>
  findPage(database, signInsOf(database, personId), request)

/** All of them that a filter matches, a batch at a time. */
export const listSignIns = (database: Database, personId: string, request: AnyRequest) =>
  readAll(signInsOf(database, personId), request)

/** Devices by which the person has signed in. */
export const findDevices = ({ query }: Database, personId: string) =>
  query.selectFrom('known_device').selectAll().where('person_id', '=', personId).orderBy('first_at', 'desc').execute()

export const insertDevice = async (
  { query }: Database,
  { personId, device, network, at, isRecognized }: Omit<Attempt, 'outcome'> & { readonly isRecognized: boolean },
): Promise<void> => {
  await query
    .insertInto('known_device')
    .values({
      id: newId(),
      person_id: personId,
      device_kind: device.kind,
      browser: device.browser,
      system: device.system,
      network,
      first_at: at,
      last_at: at,
      recognized_at: isRecognized ? at : null,
    })
    .execute()
}

export const touchDevice = async ({ query }: Database, id: string, at: string): Promise<void> => {
  await query.updateTable('known_device').set({ last_at: at }).where('id', '=', id).execute()
}

export const recognizeDevice = async ({ query }: Database, id: string, at: string): Promise<void> => {
  await query
    .updateTable('known_device')
    .set({ recognized_at: at })
    .where('id', '=', id)
    .where('recognized_at', 'is', null)
    .execute()
}

/** What the browser of a session has said of itself. */
export const findUserAgent = async ({ query }: Database, sessionId: string): Promise<string> =>
  (await query.selectFrom('session').select('user_agent').where('id', '=', sessionId).executeTakeFirst())?.user_agent ??
  ''

/** Deletes what is known of how a person signs in, and their passkeys: they are gone. */
export const deleteSignInsOf = async ({ query }: Database, personId: string): Promise<void> => {
  await query.deleteFrom('sign_in').where('person_id', '=', personId).execute()
  await query.deleteFrom('known_device').where('person_id', '=', personId).execute()
  await query.deleteFrom('passkey').where('person_id', '=', personId).execute()
}

/**
 * Deletes attempts and devices of long ago.
 *
 * @param nobodyBefore the same for names that nobody has: nothing reads them
 */
export const deleteOldSignIns = async ({ query }: Database, before: string, nobodyBefore: string): Promise<number> => {
  const attempts = await query
    .deleteFrom('sign_in')
    .where((line) =>
      line.or([line('at', '<', before), line.and([line('person_id', '=', NOBODY), line('at', '<', nobodyBefore)])]),
    )
    .executeTakeFirst()
  const devices = await query.deleteFrom('known_device').where('last_at', '<', before).executeTakeFirst()
  return Number(attempts.numDeletedRows) + Number(devices.numDeletedRows)
}

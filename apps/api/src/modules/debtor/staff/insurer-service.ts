import type { Insurer, InsurerFields } from '@cabinet/contract/debtor/staff'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { recordStaffAction, type RecordedAction } from '../../../platform/staff/journal.ts'
import * as store from './insurer-store.ts'

type Context = Pick<CallContext, 'platform' | 'user'>

const insurerOf = (row: store.InsurerRow): Insurer => ({
  id: row.id,
  version: row.version,
  fullName: row.full_name,
  shortName: row.short_name,
  itn: row.itn,
  isActive: row.is_active,
  createdDateTime: row.created_at,
  updatedDateTime: row.updated_at,
})

const columnsOf = ({ fullName, shortName, itn }: InsurerFields) => ({
  full_name: fullName,
  short_name: shortName,
  itn,
})

const record = ({ platform, user }: Context, row: store.InsurerRow, action: RecordedAction['action']): Promise<void> =>
  recordStaffAction(platform, {
    thing: 'INSURER',
    action,
    thingId: row.id,
    subject: row.short_name,
    byPersonId: user.id,
  })

/** Insurers by a filter. */
export const findInsurers = async ({ platform, body }: Context & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findInsurerPage(platform.database, body)
  return pageAround(rows.map(insurerOf), count, body)
}

/** One insurer. @throws HttpError 404 */
export const getInsurer = async ({ platform }: Context, id: string): Promise<Insurer> => {
  const row = await store.findInsurer(platform.database, id)
  if (!row) throw errors.notFound()
  return insurerOf(row)
}

/** Adds an insurer. @throws HttpError 409 for an ИНН that another insurer has */
export const createInsurer = (context: Context, fields: InsurerFields): Promise<Insurer> => {
  const { database, clock } = context.platform
  return database.transaction(async () => {
    const at = clock.nowText()
    const row = await store.insertInsurer(database, {
      ...columnsOf(fields),
      id: newId(),
      is_active: true,
      version: 1,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    await record(context, row, 'ADDED')
    return insurerOf(row)
  })
}

/**
 * Changes an insurer. Policies and claims keep the name that they were made with.
 *
 * @throws HttpError 404, 409 when somebody was faster or for an ИНН that another insurer has
 */
export const updateInsurer = (
  context: Context,
  id: string,
  { version, ...fields }: InsurerFields & { readonly version: number },
): Promise<Insurer> => {
  const { database, clock } = context.platform
  return database.transaction(async () => {
    const present = await store.lockInsurer(database, id)
    if (!present) throw errors.notFound()
    if (present.version !== version) throw errors.stale()
    const row = await store.updateInsurer(database, id, columnsOf(fields), clock.nowText())
    await record(context, row, 'CHANGED')
    return insurerOf(row)
  })
}

/** Switches an insurer off or on. @throws HttpError 404 */
export const setInsurerActive = (context: Context, id: string, isActive: boolean): Promise<Insurer> => {
  const { database, clock } = context.platform
  return database.transaction(async () => {
    const present = await store.lockInsurer(database, id)
    if (!present) throw errors.notFound()
    if (present.is_active === isActive) return insurerOf(present)
    const row = await store.switchInsurer(database, id, isActive, clock.nowText())
    await record(context, row, isActive ? 'SWITCHED_ON' : 'SWITCHED_OFF')
    return insurerOf(row)
  })
}

import type { BankFields, FinanceBank } from '@cabinet/contract/finance/banks'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import { shareUpload } from '../../../platform/files/attachment.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { recordStaffAction, type RecordedAction } from '../../../platform/staff/journal.ts'
import { financeErrors } from '../messages.ts'
import * as store from './store.ts'

type Context = Pick<CallContext, 'platform' | 'user'>

const bankOf = (row: store.BankRow): FinanceBank => ({
  id: row.id,
  version: row.version,
  fullName: row.full_name,
  shortName: row.short_name,
  itn: row.itn,
  ogrn: row.ogrn,
  bik: row.bik,
  logoFileId: row.logo_file_id,
  isActive: row.is_active,
  createdDateTime: row.created_at,
  updatedDateTime: row.updated_at,
})

const columnsOf = ({ fullName, shortName, itn, ogrn, bik, logoFileId }: BankFields) => ({
  full_name: fullName,
  short_name: shortName,
  itn,
  ogrn,
  bik,
  logo_file_id: logoFileId,
})

const record = ({ platform, user }: Context, row: store.BankRow, action: RecordedAction['action']): Promise<void> =>
  recordStaffAction(platform, {
    thing: 'BANK',
    action,
    thingId: row.id,
    subject: row.short_name,
    byPersonId: user.id,
  })

/** @throws HttpError 400 for what is no picture that the person has uploaded as a logo */
const takeLogo = async ({ platform, user }: Context, fileId: string): Promise<void> => {
  const isTaken = await shareUpload(platform, { fileId, personId: user.id, purpose: 'BANK_LOGO' })
  if (!isTaken) throw financeErrors.wrongLogo()
}

/** Banks by a filter. */
export const findBanks = async ({ platform, body }: Context & { readonly body: AnyRequest }) => {
  const { rows, count } = await store.findBankPage(platform.database, body)
  return pageAround(rows.map(bankOf), count, body)
}

/** One bank. @throws HttpError 404 */
export const getBank = async ({ platform }: Context, id: string): Promise<FinanceBank> => {
  const row = await store.findBank(platform.database, id)
  if (!row) throw errors.notFound()
  return bankOf(row)
}

/**
 * Adds a bank.
 *
 * @throws HttpError 400 for a logo that is no picture of the person, 409 for an ИНН that another bank has
 */
export const createBank = (context: Context, fields: BankFields): Promise<FinanceBank> => {
  const { database, clock } = context.platform
  return database.transaction(async () => {
    await takeLogo(context, fields.logoFileId)
    const at = clock.nowText()
    const row = await store.insertBank(database, {
      ...columnsOf(fields),
      id: newId(),
      is_active: true,
      version: 1,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
    await record(context, row, 'ADDED')
    return bankOf(row)
  })
}

/**
 * Changes a bank.
 *
 * @throws HttpError 400 for a logo that is no picture of the person, 404, 409 when somebody was faster or for an ИНН that
 *   another bank has
 */
export const updateBank = (
  context: Context,
  id: string,
  { version, ...fields }: BankFields & { readonly version: number },
): Promise<FinanceBank> => {
  const { database, clock } = context.platform
  return database.transaction(async () => {
    const present = await store.lockBank(database, id)
    if (!present) throw errors.notFound()
    if (present.version !== version) throw errors.stale()
    if (present.logo_file_id !== fields.logoFileId) await takeLogo(context, fields.logoFileId)
    const row = await store.updateBank(database, id, columnsOf(fields), clock.nowText())
    await record(context, row, 'CHANGED')
    return bankOf(row)
  })
}

/** Switches a bank off or on. @throws HttpError 404 */
export const setBankActive = (context: Context, id: string, isActive: boolean): Promise<FinanceBank> => {
  const { database, clock } = context.platform
  return database.transaction(async () => {
    const present = await store.lockBank(database, id)
    if (!present) throw errors.notFound()
    if (present.is_active === isActive) return bankOf(present)
    const row = await store.switchBank(database, id, isActive, clock.nowText())
    await record(context, row, isActive ? 'SWITCHED_ON' : 'SWITCHED_OFF')
    return bankOf(row)
  })
}

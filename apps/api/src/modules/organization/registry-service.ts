import { addressLine } from '@cabinet/contract/address'
import {
  type Msp,
  type Organization,
  type RegistryChange,
  type RegistryData,
  type RegistryField,
  registryFields,
} from '@cabinet/contract/organization'
import type { CallContext } from '../../platform/handlers.ts'
import { RegistryUnavailable, type RegistryRecord } from '../../integrations/registry/registry.ts'
import { type Language, named } from '../../kernel/language.ts'
import type { Budget } from '../../platform/limits.ts'
import { confirmedBy, notifyConfirmed } from './confirmation.ts'
import { storedHeadOf } from './registration.ts'
import { errors } from '../../kernel/http-error.ts'
import { mspMessages, organizationErrors, registryStatusMessages } from './messages.ts'
import { completed, findVisible, lockVisible, recordChange } from './service.ts'
import { updateOrganization } from './store.ts'
import type { OrganizationRow } from './view.ts'

/** The registry is asked on behalf of strangers: enough for people, too little for collecting it. */
const SUGGESTIONS: Budget = { name: 'registry-suggest', points: 30, seconds: 60 }
const REFRESHES: Budget = { name: 'registry-refresh', points: 20, seconds: 60 }

type Texts = Readonly<Record<RegistryField, string | null>>

const dayText = (day: string | null): string | null => day && day.split('-').toReversed().join('.')

const mspInMessages = ({ category, includedDate }: Omit<Msp, 'isMsp'>, language: Language): string => {
  const text = mspMessages[category ?? 'NONE'][language]
  return category !== null && includedDate !== null ? `${text}, ${dayText(includedDate)}` : text
}

const codeInMessages = (entry: { code: string; name: string | null } | null): string | null =>
  entry && [entry.code, entry.name].filter(Boolean).join(' — ')

const storedTexts = (row: OrganizationRow, language: Language): Texts => ({
  fullName: row.full_name,
  shortName: row.short_name,
  okopf: codeInMessages(row.okopf),
  kpp: row.kpp,
  ogrn: row.ogrn,
  ogrnDate: dayText(row.ogrn_date),
  okved: codeInMessages(row.okved),
  legalAddress: row.legal_address?.value ?? null,
  head:
    row.head &&
    [[row.head.lastname, row.head.firstname, row.head.middlename].filter(Boolean).join(' '), row.head.position]
      .filter(Boolean)
      .join(', '),
  registryStatus: row.registry_status && registryStatusMessages[row.registry_status][language],
  msp: mspInMessages({ category: row.msp_category, includedDate: row.msp_included_date }, language),
})

const registryTexts = (record: RegistryRecord, language: Language): Texts => ({
  fullName: record.fullName,
  shortName: record.shortName,
  okopf: codeInMessages(record.okopf),
  kpp: record.kpp,
  ogrn: record.ogrn,
  ogrnDate: dayText(record.ogrnDate),
  okved: codeInMessages(record.okved),
  legalAddress: record.legalAddress?.value ?? null,
  head: record.head && [record.head.name, record.head.post].filter(Boolean).join(', '),
  registryStatus: registryStatusMessages[record.registryStatus][language],
  msp: mspInMessages(record.msp, language),
})

/** What the registry knows otherwise. Where it says nothing, what is stored stays. */
const changesOf = (row: OrganizationRow, record: RegistryRecord, language: Language): RegistryChange[] => {
  const from = storedTexts(row, language)
  const to = registryTexts(record, language)
  return registryFields
    .filter((field) => to[field] !== null && to[field] !== from[field])
    .map((field) => ({ field, from: from[field], to: to[field] }))
}

const json = (value: object | null): string | null => value && JSON.stringify(value)

/** Addresses that were the same as the legal one stay the same. */
const addressColumns = (row: OrganizationRow, { legalAddress }: RegistryRecord) => {
  const fresh = json(legalAddress)
  const isSame = (address: OrganizationRow['legal_address']): boolean =>
    address !== null && row.legal_address !== null && addressLine(address) === addressLine(row.legal_address)
  return {
    legal_address: fresh,
    ...(isSame(row.actual_address) && { actual_address: fresh }),
    ...(isSame(row.postal_address) && { postal_address: fresh }),
  }
}

const columnsOf = (row: OrganizationRow, record: RegistryRecord) =>
  ({
    fullName: { full_name: record.fullName },
    shortName: { short_name: record.shortName },
    okopf: { okopf: json(record.okopf) },
    kpp: { kpp: record.kpp },
    ogrn: { ogrn: record.ogrn },
    ogrnDate: { ogrn_date: record.ogrnDate },
    okved: { okved: json(record.okved) },
    legalAddress: addressColumns(row, record),
    head: { head: json(record.head && storedHeadOf(record.head, row.legal_status)) },
    registryStatus: { registry_status: record.registryStatus },
    msp: {
      is_msp: record.msp.isMsp,
      msp_category: record.msp.category,
      msp_included_date: record.msp.includedDate,
    },
  }) satisfies Record<RegistryField, object>

/**
 * The record of a taxpayer number.
 *
 * @throws HttpError 424 when the registry cannot be asked, 404 when it knows nothing
 */
const recordOf = async ({ registry, log }: CallContext, itn: string): Promise<RegistryRecord> => {
  try {
    const record = await registry.findByItn(itn)
    if (!record) throw organizationErrors.notRegistered()
    return record
  } catch (error) {
    if (!(error instanceof RegistryUnavailable)) throw error
    log.warn({ err: error }, 'registry could not be asked')
    throw organizationErrors.registryAway(error)
  }
}

/** What the registry says about an organization and how it differs. */
export const registryDataOf = async (context: CallContext, id: string): Promise<RegistryData> => {
  const { database, limits, user, language } = context
  const row = await findVisible(database, user, id)
  if (!(await limits.spend(REFRESHES, id))) throw errors.tooMany()
  const record = await recordOf(context, row.itn)
  return {
    ...record,
    registryStatus: named(registryStatusMessages, record.registryStatus, language),
    founders: [...record.founders],
    changes: changesOf(row, record, language),
  }
}

/** Accepts chosen fields of the registry. */
export const applyRegistryData = async (
  context: CallContext,
  id: string,
  { version, fields }: { readonly version: number; readonly fields: readonly RegistryField[] },
): Promise<Organization> => {
  const { database, limits, user, clock, language } = context
  const { itn } = await findVisible(database, user, id)
  if (!(await limits.spend(REFRESHES, id))) throw errors.tooMany()
  // Asked before the transaction: nobody should wait for the registry with rows held.
  const record = await recordOf(context, itn)
  return database.transaction(async () => {
    const row = await lockVisible(database, user, id, version)
    const offered = new Set(changesOf(row, record, language).map(({ field }) => field))
    const columns = columnsOf(row, record)
    const at = clock.nowText()
    await recordChange(context, row)
    const changed = Object.assign({}, ...fields.filter((field) => offered.has(field)).map((field) => columns[field]))
    const confirmed = { ...changed, ...confirmedBy(record, at), registry_at: at }
    const updated = await updateOrganization(database, id, confirmed, at)
    if (row.confirmed_name === null) await notifyConfirmed(context.platform, id)
    return completed(context, updated)
  })
}

/** The name that the registry knows for a taxpayer number. */
export const suggestName = async (context: CallContext, itn: string): Promise<{ itn: string; name: string }> => {
  const { limits, request } = context
  if (!(await limits.spend(SUGGESTIONS, request.ip))) throw errors.tooMany()
  const { shortName } = await recordOf(context, itn)
  return { itn, name: shortName }
}

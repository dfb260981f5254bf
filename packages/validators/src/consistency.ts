import { check as checkBik } from './bik.ts'
import { check as checkCorrespondent } from './correspondent-account.ts'
import { check as checkInn } from './inn.ts'
import { accountOwners, type Owner, texts } from './internal/consistency-texts.ts'
import { fixed } from './internal/fixed.ts'
import { attempt } from './internal/attempt.ts'
import { check as checkKpp } from './kpp.ts'
import { check as checkOgrn } from './ogrn.ts'
import { check as checkSettlement, type Options } from './settlement-account.ts'

/** Whose requisites they are. */
export type Subject = 'organization' | 'entrepreneur' | 'person'

/** Requisites of one owner; what is left out, empty or wrong by itself is not compared. */
export interface Requisites {
  readonly subject?: Subject | undefined
  readonly inn?: string | undefined
  readonly kpp?: string | undefined
  readonly ogrn?: string | undefined
  readonly bik?: string | undefined
  readonly settlementAccount?: string | undefined
  readonly correspondentAccount?: string | undefined
}

/** Why requisites do not go together. */
export type Reason = keyof typeof texts

/** Two or more requisites that do not go together. */
export interface Inconsistency {
  readonly reason: Reason
  /** The fields that were compared; the last is the one to look at first. */
  readonly fields: readonly (keyof Requisites)[]
  /**
   * - `error`: they cannot belong to one owner;
   * - `warning`: hardly ever right;
   * - `notice`: unusual, and right for some: ask, do not refuse.
   */
  readonly severity: 'error' | 'warning' | 'notice'
  readonly ru: string
  readonly en: string
}

type Key = Exclude<keyof Requisites, 'subject'>

const checks: Readonly<Record<Key, (value: unknown) => string | undefined>> = {
  inn: (value) => checkInn(value),
  kpp: checkKpp,
  ogrn: checkOgrn,
  bik: checkBik,
  settlementAccount: (value) => fixed(value, 20),
  correspondentAccount: (value) => fixed(value, 20),
}

/** The value of a requisite that holds by itself; nothing otherwise. */
const holding = (requisites: unknown, key: Key): string | undefined => {
  const value = attempt(() => (Object(requisites) as Readonly<Record<string, unknown>>)[key])
  return typeof value === 'string' && !checks[key](value) ? value : undefined
}

const found = (
  reason: Reason,
  severity: Inconsistency['severity'],
  ...fields: readonly (keyof Requisites)[]
): Inconsistency => ({ reason, fields, severity, ru: texts[reason][0], en: texts[reason][1] })

const subjects: ReadonlySet<unknown> = /* @__PURE__ */ new Set(['organization', 'entrepreneur', 'person'])

/** Whether an owner of this kind may have an account of this balance. */
const mayOwn = (owners: readonly Owner[], inn: string, subject: unknown): boolean => {
  if (subject === 'organization' || inn.length === 10) return owners.includes('organization')
  if (subject === 'person') return owners.includes('person')
  return owners.includes('entrepreneur') || owners.includes('person')
}

/**
 * Compares requisites with each other: the kinds of ИНН, ОГРН, КПП and owner; both accounts with the БИК; the account
 * with whoever owns it.
 *
 * A requisite that does not hold by itself is left to its own rule. The region in an ИНН is that of the first
 * registration, and organisations move, so another region in КПП or ОГРН is a `notice` only. Sources: order of the
 * Federal Tax Service ЕД-7-14/559@ of 26.06.2025 (ИНН, КПП), order of the Ministry of Finance 165н of 30.10.2017
 * (ОГРН), regulation of the Bank of Russia 809-П of 24.11.2022 (balance accounts). Never throws.
 *
 * @param requisites - what is known
 * @param options - kinds of settlement account to accept besides those in banks
 * @returns what does not go together; an empty list when everything may
 * @example
 * consistency({ inn: '500100732259', kpp: '773601001' })[0]?.reason // 'kppOfPerson'
 */
export const consistency = (requisites: Requisites, options?: Options): readonly Inconsistency[] => {
  const [inn, kpp, ogrn] = [holding(requisites, 'inn'), holding(requisites, 'kpp'), holding(requisites, 'ogrn')]
  const given = attempt(() => (Object(requisites) as Requisites).subject)
  const subject = subjects.has(given) ? given : undefined
  const list: Inconsistency[] = []
  const isPerson = inn?.length === 12
  if (inn && subject && isPerson === (subject === 'organization'))
    list.push(found('innKind', 'error', 'subject', 'inn'))
  if (inn && ogrn && isPerson !== (ogrn.length === 15)) list.push(found('ogrnKind', 'error', 'inn', 'ogrn'))
  if (ogrn && subject === 'person') list.push(found('ogrnOfPerson', 'error', 'subject', 'ogrn'))
  else if (ogrn && subject && (subject === 'entrepreneur') !== (ogrn.length === 15))
    list.push(found('ogrnOfSubject', 'error', 'subject', 'ogrn'))
  if (kpp && isPerson) list.push(found('kppOfPerson', 'error', 'inn', 'kpp'))
  else if (kpp && subject && subject !== 'organization') list.push(found('kppOfPerson', 'error', 'subject', 'kpp'))
  const isForeign = inn?.startsWith('9909') && !isPerson
  if (isForeign && ogrn) list.push(found('ogrnOfForeign', 'warning', 'inn', 'ogrn'))
  if (inn && !isPerson && !isForeign) {
    // Offices for the largest taxpayers begin with 99 and belong to no region.
    if (kpp && !kpp.startsWith('99') && kpp.slice(0, 2) !== inn.slice(0, 2))
      list.push(found('kppRegion', 'notice', 'inn', 'kpp'))
    if (ogrn?.length === 13 && ogrn.slice(3, 5) !== inn.slice(0, 2))
      list.push(found('ogrnRegion', 'notice', 'inn', 'ogrn'))
  }
  list.push(...ofBank(requisites, options))
  const account = holding(requisites, 'settlementAccount')
  const owners = account && (accountOwners[account.slice(0, 5)] ?? accountOwners[account.slice(0, 3)])
  if (owners && inn && !mayOwn(owners, inn, subject))
    list.push(found('accountOwner', 'warning', 'inn', 'settlementAccount'))
  return list
}

/** Accounts against their bank. */
const ofBank = (requisites: unknown, options: Options | undefined): readonly Inconsistency[] => {
  const bik = holding(requisites, 'bik')
  const settlement = holding(requisites, 'settlementAccount')
  const correspondent = holding(requisites, 'correspondentAccount')
  const list: Inconsistency[] = []
  if (!bik) return list
  if (correspondent && checkCorrespondent(correspondent, bik))
    list.push(found('correspondentAccountBank', 'error', 'bik', 'correspondentAccount'))
  else if (correspondent?.startsWith('301') && correspondent.slice(-3) !== bik.slice(-3))
    list.push(found('correspondentAccountNumber', 'warning', 'bik', 'correspondentAccount'))
  if (settlement && checkSettlement(settlement, bik, options))
    list.push(found('settlementAccountBank', 'error', 'bik', 'settlementAccount'))
  return list
}

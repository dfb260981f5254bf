import { fromCp1251 } from './internal/cp1251.ts'
import { type Bank, type DirectoryData, rowOf } from './internal/directory-rows.ts'
import { type Tag, tagsOf } from './internal/xml-tags.ts'

export type { Bank, DirectoryData } from './internal/directory-rows.ts'

/** Why a file is not read: it is no ED807, it has changes only, or no bank stands in it. */
export type Ed807Problem = 'noEd807' | 'changesOnly' | 'noBanks'

/** What comes out of a file: the directory, or the reason why there is none. */
export type Ed807Result =
  | { readonly ok: true; readonly data: DirectoryData; readonly problem?: undefined }
  | { readonly ok: false; readonly problem: Ed807Problem; readonly data?: undefined }

interface Entry {
  readonly bik: string
  participant: ReadonlyMap<string, string>
  readonly accounts: ReadonlyMap<string, string>[]
  readonly codes: ReadonlyMap<string, string>[]
  readonly restrictions: { readonly code: string; readonly since: string }[]
}

/** Accounts in the Bank of Russia by their kind: of banks, of clearing houses, the single treasury account. */
const kinds = ['CRSA', 'UTRA', 'CLAC', 'BANA']

const bankOf = ({ bik, participant, accounts, codes, restrictions }: Entry): Bank => {
  const open = accounts.filter((account) => account.get('AccountStatus') !== 'ACDL' && !account.get('DateOut'))
  const account = kinds.flatMap((kind) => open.filter((one) => one.get('RegulationAccountType') === kind))[0]
  const code = codes.find((one) => one.get('DefaultSWBIC') === '1') ?? codes[0]
  const town = [participant.get('Tnp'), participant.get('Nnp')].filter(Boolean).join(' ')
  return {
    bik,
    name: participant.get('NameP') ?? '',
    city: town,
    correspondentAccount: account?.get('Account'),
    swift: code?.get('SWBIC'),
    type: participant.get('PtType') ?? '',
    head: participant.get('PrntBIC'),
    from: participant.get('DateIn'),
    until: participant.get('DateOut'),
    restrictions,
  }
}

const collect = (entry: Entry, { name, attributes }: Tag): void => {
  if (name === 'ParticipantInfo') entry.participant = attributes
  if (name === 'Accounts') entry.accounts.push(attributes)
  if (name === 'SWBICS') entry.codes.push(attributes)
  if (name === 'RstrList')
    entry.restrictions.push({ code: attributes.get('Rstr') ?? '', since: attributes.get('RstrDate') ?? '' })
}

/**
 * Reads the directory of banks as the Bank of Russia publishes it: electronic message ED807 of the album of unified
 * formats, an XML text in Windows-1251. Files of changes are refused, as they say nothing about all other banks. Source:
 * album of formats of electronic messages of the Bank of Russia, ED807. Never throws.
 *
 * @param xml - the content of the file, as bytes or as a text that has been decoded
 * @returns the directory in the form that `directoryOf` takes, or the reason why there is none
 * @example
 * const { data } = readEd807(new Uint8Array(await file.arrayBuffer()))
 */
export const readEd807 = (xml: string | Uint8Array): Ed807Result => {
  const text = typeof xml === 'string' ? xml : xml instanceof Uint8Array ? decoded(xml) : ''
  let date = ''
  let entry: Entry | undefined
  const rows = new Map<string, string>()
  for (const tag of tagsOf(text)) {
    if (!date) {
      if (tag.name !== 'ED807') return { ok: false, problem: 'noEd807' }
      if (tag.attributes.get('InfoTypeCode') === 'SIRR') return { ok: false, problem: 'changesOnly' }
      date = tag.attributes.get('BusinessDay') ?? tag.attributes.get('EDDate') ?? 'unknown'
    } else if (tag.name !== 'BICDirectoryEntry') {
      if (entry && !tag.isClosing) collect(entry, tag)
    } else {
      if (entry) rows.set(entry.bik, rowOf(bankOf(entry)))
      const bik = tag.attributes.get('BIC')
      entry =
        bik && !tag.isClosing ? { bik, participant: new Map(), accounts: [], codes: [], restrictions: [] } : undefined
    }
  }
  if (!date) return { ok: false, problem: 'noEd807' }
  if (rows.size === 0) return { ok: false, problem: 'noBanks' }
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  return { ok: true, data: { format: 1, date, source: 'Bank of Russia, ED807', rows: sorted.join('\n') } }
}

/** UTF-8 where the declaration says so; Windows-1251, in which the Bank of Russia writes, everywhere else. */
const decoded = (bytes: Uint8Array): string => {
  const head = fromCp1251(bytes.subarray(0, 200))
  return /encoding=["']utf-8["']/i.test(head) ? fromUtf8(bytes) : fromCp1251(bytes)
}

/** UTF-8 without `TextDecoder`, which the language itself does not have. */
const fromUtf8 = (bytes: Uint8Array): string => {
  let text = ''
  for (let start = 0; start < bytes.length;) {
    const lead = bytes[start++] as number
    const more = lead < 128 ? 0 : lead < 224 ? 1 : lead < 240 ? 2 : 3
    let code = more === 0 ? lead : lead & (63 >> more)
    for (let count = 0; count < more && start < bytes.length; count++)
      code = (code << 6) | ((bytes[start++] as number) & 63)
    text += code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd'
  }
  return text
}

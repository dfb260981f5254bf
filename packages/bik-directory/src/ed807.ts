import type { DirectoryData } from './directory.ts'
import { type BankRecord, rowOf } from './internal/rows.ts'
import { type Tag, tagsOf } from './internal/xml-tags.ts'
import { xmlText } from './internal/xml-text.ts'

export type { DirectoryChunk, DirectoryData } from './directory.ts'

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

/** How many banks one chunk has: some 4 KB with gzip. */
const chunkSize = 64

const recordOf = ({ bik, participant, accounts, codes, restrictions }: Entry): BankRecord => {
  const code = codes.find((one) => one.get('DefaultSWBIC') === '1') ?? codes[0]
  return {
    bik,
    name: participant.get('NameP') ?? '',
    city: [participant.get('Tnp'), participant.get('Nnp')].filter(Boolean).join(' '),
    swift: code?.get('SWBIC'),
    type: participant.get('PtType') ?? '',
    head: participant.get('PrntBIC'),
    from: participant.get('DateIn'),
    until: participant.get('DateOut'),
    restrictions,
    // A closed account without the day of its end was open on days that nobody knows.
    accounts: accounts
      .filter((one) => one.get('AccountStatus') !== 'ACDL' || one.get('DateOut'))
      .map((one) => ({
        number: one.get('Account') ?? '',
        kind: one.get('RegulationAccountType') ?? '',
        from: one.get('DateIn'),
        until: one.get('DateOut'),
      }))
      .filter(({ number, kind }) => /^\d{20}$/.test(number) && /^[A-Z]{4}$/.test(kind)),
  }
}

const collect = (entry: Entry, { name, attributes }: Tag): void => {
  if (name === 'ParticipantInfo') entry.participant = attributes
  if (name === 'Accounts') entry.accounts.push(attributes)
  if (name === 'SWBICS') entry.codes.push(attributes)
  if (name === 'RstrList')
    entry.restrictions.push({ code: attributes.get('Rstr') ?? '', since: attributes.get('RstrDate') ?? '' })
}

/** A buffer that has been given away (to a worker, say) has no bytes any more; looking at it throws. */
const bytesOf = (content: unknown): Uint8Array => {
  try {
    return content instanceof ArrayBuffer
      ? new Uint8Array(content)
      : content instanceof Uint8Array
        ? content
        : new Uint8Array()
  } catch {
    return new Uint8Array()
  }
}

/**
 * Reads the directory of banks as the Bank of Russia publishes it: electronic message ED807 of the album of unified
 * formats, an XML text in Windows-1251. A file that somebody has saved in UTF-8 or UTF-16 is read as what it is: by its byte
 * order mark, else by its XML declaration, else by whether its bytes can be UTF-8. Files of changes are refused, as they say nothing about all other banks. Source:
 * album of formats of electronic messages of the Bank of Russia, ED807. Never throws.
 *
 * @param xml - the content of the file, as bytes, as a buffer of them, or as a text that has been decoded
 * @returns the directory in the form that `createDirectory` takes, or the reason why there is none
 * @example
 * const { data } = readEd807(await file.arrayBuffer())
 */
export const readEd807 = (xml: string | Uint8Array | ArrayBuffer): Ed807Result => {
  const text = typeof xml === 'string' ? xml : xmlText(bytesOf(xml))
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
      if (entry) rows.set(entry.bik, rowOf(recordOf(entry)))
      const bik = /^\d{9}$/.exec(tag.attributes.get('BIC') ?? '')?.[0]
      entry =
        bik && !tag.isClosing ? { bik, participant: new Map(), accounts: [], codes: [], restrictions: [] } : undefined
    }
  }
  if (!date) return { ok: false, problem: 'noEd807' }
  if (rows.size === 0) return { ok: false, problem: 'noBanks' }
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  const chunks = Array.from({ length: Math.ceil(sorted.length / chunkSize) }, (_, index) => {
    const part = sorted.slice(index * chunkSize, (index + 1) * chunkSize)
    return { first: part[0]?.slice(0, 9) ?? '', load: () => Promise.resolve({ rows: part.join('\n') }) }
  })
  return { ok: true, data: { date, source: 'Bank of Russia, ED807', chunks } }
}

/** A directory as it is stored and sent: one line for each bank, in the order of the codes. */
export interface DirectoryData {
  /** Version of this form. */
  readonly format: 1
  /** The day of which the directory tells: year-month-day. */
  readonly date: string
  /** Where it comes from. */
  readonly source: 'Bank of Russia, ED807' | 'sample'
  /** Lines of ten columns between tabs; see `columns`. */
  readonly rows: string
}

/** One bank of a directory. */
export interface Bank {
  readonly bik: string
  readonly name: string
  /** The town, as the directory writes it. */
  readonly city: string
  /** The account in the Bank of Russia; for bodies of the Treasury the single treasury account. */
  readonly correspondentAccount: string | undefined
  readonly swift: string | undefined
  /** Type of participant by the list of the Bank of Russia: 20 a bank, 30 a branch, 10 a settlement centre, 52 the Treasury. */
  readonly type: string
  /** The code of the head office, for a branch. */
  readonly head: string | undefined
  /** The first day of the participant: year-month-day. */
  readonly from: string | undefined
  /** The last day of the participant, when it has been excluded. */
  readonly until: string | undefined
  /** Restrictions and the day since which they hold; `LWRS` is a licence withdrawn. */
  readonly restrictions: readonly { readonly code: string; readonly since: string }[]
}

const usual = '30101810'

/** Nine digits of a correspondent account: what comes before and after them is usual. */
const shorten = (account: string, bik: string): string =>
  account.startsWith(usual) && account.endsWith(bik.slice(-3)) ? account.slice(8, 17) : account

/** A line of a bank: its columns between tabs, empty ones at the end left out. */
export const rowOf = (bank: Bank): string =>
  [
    bank.bik,
    bank.name,
    bank.city,
    shorten(bank.correspondentAccount ?? '', bank.bik),
    bank.swift ?? '',
    bank.type,
    bank.head ?? '',
    (bank.from ?? '').replaceAll('-', ''),
    (bank.until ?? '').replaceAll('-', ''),
    bank.restrictions.map(({ code, since }) => `${code}${since.replaceAll('-', '')}`).join(' '),
  ]
    .map((column) => column.replace(/[\t\n\r]+/g, ' '))
    .join('\t')
    .replace(/\t+$/, '')

const dayOf = (text = ''): string | undefined =>
  /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : undefined

/** The bank of a line. */
export const bankOf = (row: string): Bank => {
  const [bik = '', name = '', city = '', account = '', swift, type = '', head, from, until, restrictions = ''] =
    row.split('\t')
  const full = account.length === 9 ? `${usual}${account}${bik.slice(-3)}` : account
  return {
    bik,
    name,
    city,
    correspondentAccount: full || undefined,
    swift: swift || undefined,
    type,
    head: head || undefined,
    from: dayOf(from),
    until: dayOf(until),
    restrictions: restrictions
      ? restrictions.split(' ').map((part) => ({ code: part.slice(0, -8), since: dayOf(part.slice(-8)) ?? '' }))
      : [],
  }
}

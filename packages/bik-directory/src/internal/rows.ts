/** An account in the Bank of Russia and the days on which it was or is open. */
export interface BankAccount {
  readonly number: string
  /** Kind by the list of the Bank of Russia: `CRSA` a correspondent account, `UTRA` the single treasury account. */
  readonly kind: string
  readonly from: string | undefined
  readonly until: string | undefined
}

/** A bank as the directory has it, whatever the day; days are year-month-day. */
export interface BankRecord {
  readonly bik: string
  readonly name: string
  /** The town with its kind, as the directory writes it: `г Москва`. */
  readonly city: string
  readonly swift: string | undefined
  /** Type of participant by the list of the Bank of Russia: 20 a bank, 30 a branch, 10 a settlement centre, 52 the Treasury. */
  readonly type: string
  /** The code of the head office, for a branch. */
  readonly head: string | undefined
  /** The first day of the participant. */
  readonly from: string | undefined
  /** The last day of the participant, when it has been excluded. */
  readonly until: string | undefined
  /** Restrictions and the day since which they hold; `LWRS` is a licence withdrawn. */
  readonly restrictions: readonly { readonly code: string; readonly since: string }[]
  readonly accounts: readonly BankAccount[]
}

const usual = '30101810'

const digitsOf = (day = ''): string => day.replaceAll('-', '')

const dayOf = (text = ''): string | undefined =>
  /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : undefined

/** Nine digits of a correspondent account: what comes before and after them is usual. */
const shorten = (account: string, bik: string): string =>
  account.length === 20 && account.startsWith(usual) && account.endsWith(bik.slice(-3)) ? account.slice(8, 17) : account

/** A line of a bank: its columns between tabs, empty ones at the end left out. */
export const rowOf = (bank: BankRecord): string =>
  [
    bank.bik,
    bank.name,
    bank.city,
    bank.accounts
      .map(({ number, kind, from, until }) =>
        [`${kind}${shorten(number, bank.bik)}`, digitsOf(from), digitsOf(until)].join(',').replace(/,+$/, ''),
      )
      .join(' '),
    bank.swift ?? '',
    bank.type,
    bank.head ?? '',
    digitsOf(bank.from),
    digitsOf(bank.until),
    bank.restrictions.map(({ code, since }) => `${code}${digitsOf(since)}`).join(' '),
  ]
    .map((column) => column.replace(/[\t\n\r]+/g, ' '))
    .join('\t')
    .replace(/\t+$/, '')

const partsOf = (column: string): readonly string[] => (column ? column.split(' ') : [])

/** The bank of a line. */
export const recordOf = (row: string): BankRecord => {
  const [bik = '', name = '', city = '', accounts = '', swift, type = '', head, from, until, restrictions = ''] =
    row.split('\t')
  return {
    bik,
    name,
    city,
    swift: swift || undefined,
    type,
    head: head || undefined,
    from: dayOf(from),
    until: dayOf(until),
    restrictions: partsOf(restrictions).map((part) => ({
      code: part.slice(0, -8),
      since: dayOf(part.slice(-8)) ?? '',
    })),
    accounts: partsOf(accounts).map((part) => {
      const [account = '', opened, closed] = part.split(',')
      const number = account.slice(4)
      return {
        number: number.length === 9 ? `${usual}${number}${bik.slice(-3)}` : number,
        kind: account.slice(0, 4),
        from: dayOf(opened),
        until: dayOf(closed),
      }
    }),
  }
}

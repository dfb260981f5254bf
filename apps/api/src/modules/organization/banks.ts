import { getBank } from '@cabinet/bik-directory'

/** A bank of the directory of identification codes (БИК). */
export interface KnownBank {
  readonly bik: string
  readonly name: string
  readonly city: string
  readonly correspondentAccount: string
}

/** The bank with this code; nothing when the directory does not know it, or knows no account of it. */
export const bankByBik = async (bik: string): Promise<KnownBank | undefined> => {
  const bank = await getBank(bik)
  if (!bank?.correspondentAccount) return undefined
  const { name, city, correspondentAccount } = bank
  // Payment details name the town alone.
  return { bik, name, city: city.replace(/^г\.? /, ''), correspondentAccount }
}

import codes from 'ru-validation-codes'
import { ResponseCode, Validation } from 'russian-requisites-validation'
import { stdnum } from 'stdnum'

/** Identifiers that at least one of the peers knows. */
export type PeerRule =
  | 'inn'
  | 'ogrn'
  | 'ogrnip'
  | 'kpp'
  | 'bik'
  | 'snils'
  | 'correspondentAccount'
  | 'settlementAccount'

/** How a peer answers: does the value hold? */
export type PeerCheck = (value: string, bik: string) => boolean

/** A public library with the checks that it has. */
export interface Peer {
  readonly name: string
  readonly checks: Readonly<Partial<Record<PeerRule, PeerCheck>>>
}

const requisites = new Validation({ lng: 'ru' })
const succeeds = ({ code }: { readonly code: ResponseCode }): boolean => code === ResponseCode.Success

/** The peers, at the versions that package.json pins. */
export const peers: readonly Peer[] = [
  { name: 'stdnum', checks: { inn: (value) => stdnum['RU']?.['inn']?.validate(value).isValid === true } },
  {
    name: 'russian-requisites-validation',
    checks: {
      inn: (value) => succeeds(requisites.Inn(value)),
      ogrn: (value) => succeeds(requisites.Ogrn(value)),
      ogrnip: (value) => succeeds(requisites.Ogrnip(value)),
      kpp: (value) => succeeds(requisites.Kpp(value)),
      bik: (value) => succeeds(requisites.Bik(value)),
      snils: (value) => succeeds(requisites.Snils(value)),
      correspondentAccount: (value, bik) => succeeds(requisites.Ks(value, bik)),
      settlementAccount: (value, bik) => succeeds(requisites.Rs(value, bik)),
    },
  },
  {
    name: 'ru-validation-codes',
    checks: {
      inn: codes.checkINN,
      ogrn: codes.checkOgrn,
      ogrnip: codes.checkOgrnip,
      bik: codes.checkBik,
      snils: codes.checkSnilsOnlyChecksum,
    },
  },
]

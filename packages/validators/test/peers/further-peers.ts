import cardValidator from 'card-validator'
import { isValidBIC, isValidIBAN } from 'ibantools'
import isInn from 'is-inn-js'
import { validate as validateVin } from 'vin-validator'
import { type PeerCheck, peers } from './peers.ts'

/** A library as the comparison asks it: by the names of our identifiers. */
export interface ComparedPeer {
  readonly name: string
  readonly checks: Readonly<Record<string, PeerCheck>>
}

/** Every library that is compared. Both lengths of ОГРН are one identifier here, so the peers' two checks are one. */
export const comparedPeers: readonly ComparedPeer[] = [
  ...peers.map(({ name, checks: { ogrn, ogrnip, ...checks } }) => ({
    name,
    checks: {
      ...checks,
      ...(ogrn && ogrnip && { ogrn: (value: string, bik: string) => (value.length < 14 ? ogrn : ogrnip)(value, bik) }),
    },
  })),
  { name: 'is-inn-js', checks: { inn: (value) => isInn(value) } },
  { name: 'ibantools', checks: { iban: (value) => isValidIBAN(value), swift: (value) => isValidBIC(value) } },
  { name: 'card-validator', checks: { card: (value) => cardValidator.number(value).isValid } },
  { name: 'vin-validator', checks: { vin: (value) => validateVin(value) } },
]

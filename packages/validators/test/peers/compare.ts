import { proofs, spoiled } from '../reference/prove.ts'
import { seeded } from '../seeded.ts'
import { comparedPeers } from './further-peers.ts'

/** How one library compares with the reference on one identifier. */
export interface Comparison {
  readonly identifier: string
  readonly peer: string
  readonly values: number
  /** Values that the library takes although they do not hold, and the first of them. */
  readonly taken: number
  readonly firstTaken: string | undefined
  /** Values that the library refuses although they hold, and the first of them. */
  readonly refused: number
  readonly firstRefused: string | undefined
  /** Values on which this package and the reference differ. */
  readonly ours: number
}

const asks = (check: (value: string, bik: string) => boolean, value: string, bik: string): boolean => {
  try {
    return check(value, bik)
  } catch {
    return false
  }
}

/** Asks every library about the same values, good ones and spoilt ones, and takes the reference as the judge. */
export const compare = (values: number): readonly Comparison[] =>
  proofs.flatMap((proof) =>
    comparedPeers.flatMap(({ name: peer, checks }) => {
      const check = checks[proof.name]
      if (!check) return []
      const random = seeded(2026)
      const taken: string[] = []
      const refused: string[] = []
      let ours = 0
      for (let count = 0; count < values; count++) {
        const { value, bik } = spoiled(proof, random)
        const holds = proof.reference(value, bik)
        const answer = asks(check, value, bik)
        if (answer && !holds) taken.push(value)
        if (!answer && holds) refused.push(value)
        if (proof.ours(value, bik) !== holds) ours++
      }
      return {
        identifier: proof.name,
        peer,
        values,
        taken: taken.length,
        firstTaken: taken[0],
        refused: refused.length,
        firstRefused: refused[0],
        ours,
      }
    }),
  )

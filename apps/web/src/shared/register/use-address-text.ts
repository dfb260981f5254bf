import { useCallback } from 'react'
import { withTexts } from './address.ts'
import { useAddress } from './use-address.ts'

/** One text of the address, for what is searched and is no register. Typing does not make steps for "back". */
export const useAddressText = (name: string): readonly [text: string, set: (text: string) => void] => {
  const [params, change] = useAddress()
  const set = useCallback(
    (text: string) => change((before) => withTexts(before, { [name]: text }), { isReplacing: true }),
    [change, name],
  )
  return [params.get(name) ?? '', set]
}

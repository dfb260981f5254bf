import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { withTexts } from './address.ts'

/** One text of the address, for what is searched and is no register. Typing does not make steps for "back". */
export const useAddressText = (name: string): readonly [text: string, set: (text: string) => void] => {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (text: string) => setParams((before) => withTexts(before, { [name]: text }), { replace: true }),
    [setParams, name],
  )
  return [params.get(name) ?? '', set]
}

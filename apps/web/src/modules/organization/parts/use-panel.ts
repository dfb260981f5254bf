import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What is open over a section of the profile, in `?panel=`: a link leads there and "back" closes it. */
export const usePanel = () => {
  const [search, setSearch] = useSearchParams()
  const open = useCallback(
    (panel: string) =>
      setSearch((before) => {
        const next = new URLSearchParams(before)
        next.set('panel', panel)
        return next
      }),
    [setSearch],
  )
  const close = useCallback(
    () =>
      setSearch((before) => {
        const next = new URLSearchParams(before)
        next.delete('panel')
        return next
      }),
    [setSearch],
  )
  return { panel: search.get('panel'), open, close }
}

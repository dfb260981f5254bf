import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const PAUSE = 300

/**
 * A search that lives in the address. The field answers at once; the address, and with it the request, follows when the
 * person pauses. The page of a longer list is given up with the old search.
 */
export const useAddressSearch = () => {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = setTimeout(
      () =>
        setAddress(
          (before) => {
            const next = new URLSearchParams(before)
            next.delete('page')
            if (typed.trim() === '') next.delete('search')
            else next.set('search', typed.trim())
            return next
          },
          { replace: true },
        ),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [typed, search, setAddress])
  return { typed, setTyped, search }
}

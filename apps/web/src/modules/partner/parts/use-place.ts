import { useSearchParams } from 'react-router-dom'

/** Where the reader of a list stands; it lives in the address. Another filter begins at the first page. */
export const usePlace = () => {
  const [address, setAddress] = useSearchParams()
  const put = (name: string, value: string | null) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (name !== 'page' && name !== 'open') next.delete('page')
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
  return { page: Math.max(1, Number(address.get('page')) || 1), get: (name: string) => address.get(name), put }
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const OUR_PARAMETERS = ['itn', 'mobilePhone', 'step']

/** A phone from a link: a `+` may have become a space on the way, and people write 8 for +7. */
export const phoneFromLink = (given: string | null): string => {
  const digits = (given ?? '').replaceAll(/\D/g, '')
  if (digits.length === 10) return `+7${digits}`
  return /^[78]\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : ''
}

/** A taxpayer number from a link, digits only. */
export const itnFromLink = (given: string | null): string => {
  const digits = (given ?? '').replaceAll(/\D/g, '')
  return digits.length === 10 || digits.length === 12 ? digits : ''
}

/** Reads what an invitation put into the address, once; then the address forgets it. */
export const usePrefill = (): { readonly itn?: string; readonly mobilePhone?: string } => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [prefill] = useState(() => {
    const query = new URLSearchParams(search)
    const itn = itnFromLink(query.get('itn'))
    const mobilePhone = phoneFromLink(query.get('mobilePhone'))
    return { ...(itn && { itn }), ...(mobilePhone && { mobilePhone }) }
  })
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!OUR_PARAMETERS.some((name) => query.has(name))) return
    for (const name of OUR_PARAMETERS) query.delete(name)
    void navigate({ search: query.toString() }, { replace: true })
    // Once, when the page opens: later steps put themselves into the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return prefill
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { itnFromLink, phoneFromLink } from './from-link.ts'

const OUR_PARAMETERS = ['itn', 'mobilePhone']

/**
 * Reads what an invitation put into the address, once; then the address forgets it.
 *
 * @param mayStay whether the step in the address can be shown: what the steps before it need is known
 */
export const usePrefill = (mayStay: boolean): { readonly itn?: string; readonly mobilePhone?: string } => {
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
    const forgotten = mayStay ? OUR_PARAMETERS : [...OUR_PARAMETERS, 'step']
    if (!forgotten.some((name) => query.has(name))) return
    for (const name of forgotten) query.delete(name)
    void navigate({ search: query.toString() }, { replace: true })
    // Once, when the page opens: later steps put themselves into the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return prefill
}

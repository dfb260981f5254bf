import { senderPages } from '@cabinet/contract/sender/pages'
import { type InsuranceText, insuranceTextNames } from '@cabinet/contract/sender/insurance'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const slugOf = (type: InsuranceText) => type.toLowerCase().replaceAll('_', '-')

/** Address of the page with a text open, for a link into a new tab: what was ticked stays. */
export const textPath = (type: InsuranceText): string =>
  senderPages['Sender:InsuranceConditions']({}, { text: slugOf(type) })

/** Which of the texts is open; it stands in the address. */
export const useOpenText = () => {
  const [params, setParams] = useSearchParams()
  const shown = insuranceTextNames.find((type) => slugOf(type) === params.get('text'))
  const close = useCallback(
    () =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        next.delete('text')
        return next
      }),
    [setParams],
  )
  return { shown, close }
}

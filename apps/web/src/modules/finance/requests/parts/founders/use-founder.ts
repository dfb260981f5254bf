import { hasLargeShare } from '@cabinet/contract/finance/request-fields'
import { useField } from 'react-final-form'

/** What stands in a field of the founder. */
export const useText = (name: string) => useField<string>(name, { subscription: { value: true } }).input.value

/** Whether the share alone makes the founder show a passport and an address. */
export const useHasLargeShare = (): boolean => {
  const share = useText('sharePercent')
  return hasLargeShare({ sharePercent: share === '' ? null : Number(share) })
}

import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const PARAM = 'connect'

/**
 * Which of the windows is open: the steps, the steps for another key of a connected account, the news that there is no
 * offer for the contract.
 */
type ConnectWindow = 'account' | 'key' | 'no-offers'

const windows: readonly string[] = ['account', 'key', 'no-offers'] satisfies readonly ConnectWindow[]
const isWindow = (value: string | null): value is ConnectWindow => value !== null && windows.includes(value)

/**
 * Connecting the courier account, open or not. It stands in the address: a saved account brings a role, the role another
 * table of routes, and the page with the dialog is then built anew.
 */
export const useConnect = () => {
  const [params, setParams] = useSearchParams()
  const asked = params.get(PARAM)
  const put = useCallback(
    (value: ConnectWindow | null, replace: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (value === null) next.delete(PARAM)
          else next.set(PARAM, value)
          return next
        },
        { replace },
      ),
    [setParams],
  )
  return {
    shown: isWindow(asked) ? asked : null,
    /** Begins with the contract, or with the result when there is an account. */
    connect: useCallback(() => put('account', false), [put]),
    /** Asks for another key of the account that is connected. */
    replaceKey: useCallback(() => put('key', false), [put]),
    showNoOffers: useCallback(() => put('no-offers', true), [put]),
    close: useCallback(() => put(null, true), [put]),
  }
}

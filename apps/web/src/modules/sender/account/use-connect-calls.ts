import { credential, type Credential } from '@cabinet/contract/sender'
import { checkContract, remove, save } from '@cabinet/contract/sender/account'
import { healthCheck, type HealthCheck } from '@cabinet/contract/service'
import { current } from '@cabinet/contract/people/user'
import { useMemo } from 'react'
import { useInvalidate, useSetRead } from '../../../shared/api/data.ts'
import { call } from '../../../shared/api/http.ts'
import type { ConnectValues } from './values.ts'

const ofCourier = { params: { type: 'CDEK' as const } }
const ofService = { params: { service: 'sender' as const } }

/** Reads that tell about the account; the person is apart, as a new role builds the page anew. */
const aboutAccount = save.invalidates.filter(({ id }) => id !== current.id)

/** The account's state, or undefined when it cannot be had: what only decorates other pages decides here. */
const healthNow = async (signal: AbortSignal): Promise<HealthCheck | undefined> => {
  try {
    return await call(healthCheck, ofService, { signal })
  } catch (error) {
    if (!signal.aborted) console.error(error)
    return undefined
  }
}

/** The calls of the steps. Each takes the signal of its step; what was cancelled has no effect on the page. */
export const useConnectCalls = () => {
  const invalidate = useInvalidate()
  const put = useSetRead()
  return useMemo(
    () => ({
      /** Whether there is an offer for the contract. A look-up that fails counts as none. */
      async hasOffer(contractNumber: string, signal: AbortSignal): Promise<boolean> {
        try {
          const { data } = await call(checkContract, { params: { contractNumber } }, { signal })
          return data.available
        } catch (error) {
          if (!signal.aborted) console.error(error)
          return false
        }
      },
      /** Saves the key and learns whether the courier takes it; then the person is read anew, as a role comes with it. */
      async connect({ contractNumber, clientId, clientSecret }: ConnectValues, signal: AbortSignal): Promise<void> {
        const body = {
          clientId: clientId.trim(),
          clientSecret: clientSecret.trim(),
          serviceType: 'CDEK' as const,
          secretType: 'OAUTH' as const,
          ...(contractNumber.trim() !== '' && { contractNumber: contractNumber.trim() }),
        }
        // Cancelled or lost, the call may have been done all the same: what is on the page finds out.
        const findOut = () => void invalidate(aboutAccount)
        signal.addEventListener('abort', findOut)
        try {
          const saved = await call(save, { body }, { signal })
          const health = await healthNow(signal)
          if (signal.aborted) return
          await put(credential, ofCourier, saved)
          if (health) await put(healthCheck, ofService, health)
          await invalidate(save.invalidates)
        } finally {
          signal.removeEventListener('abort', findOut)
        }
      },
      /** Takes away an account that does not work. The role that came with it stays on the page until the next save. */
      async remove({ id }: Credential, signal: AbortSignal): Promise<void> {
        await call(remove, { params: { id } }, { signal })
        await put(credential, ofCourier, undefined)
        await invalidate(aboutAccount)
      },
    }),
    [invalidate, put],
  )
}

import type { Endpoint, InputOf, ResponseOf } from '@cabinet/contract/endpoint'
import { useRef } from 'react'
import { useInvalidate, useWrite } from '../../../shared/api/data.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'

const NAME_BYTES = 16
const CONFLICT = 409

/** The partner's own name of an event and its moment, as a program would give them. The server takes its own clock. */
const newReport = () => ({
  externalId: `cabinet-${Array.from(crypto.getRandomValues(new Uint8Array(NAME_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  occurredAt: new Date().toISOString(),
})

type Report = ReturnType<typeof newReport>
type BodyOf<E> = InputOf<E> extends { readonly body: infer Body } ? Omit<Body, keyof Report> : never
type ParamsOf<E> = InputOf<E> extends { readonly params: infer Params } ? Params : never

/**
 * Reports a decision as the partner. It has one name until the server has answered, so that a second try after a lost
 * answer makes nothing twice. Where somebody else has decided meanwhile, everything about the thing is read again.
 */
export const useDecision = <E extends Endpoint>(endpoint: E) => {
  const shared = useSharedMessages()
  const invalidate = useInvalidate()
  const { trigger, isMutating } = useWrite(endpoint)
  const report = useRef<Report>(undefined)
  const decide = async (params: ParamsOf<E>, body: BodyOf<E>): Promise<ResponseOf<E>> => {
    report.current ??= newReport()
    try {
      const input = { params, body: { ...report.current, ...body } } as unknown as InputOf<E>
      const response = await (trigger as (input: InputOf<E>) => Promise<ResponseOf<E>>)(input)
      report.current = undefined
      return response
    } catch (error) {
      if (problemOf(error, shared).status === CONFLICT) await invalidate(endpoint.invalidates)
      throw error
    }
  }
  return { decide, isDeciding: isMutating }
}

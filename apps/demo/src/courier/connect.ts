import type { Clock } from '@cabinet/api/kernel/clock'
import { sendByFetch, type SendRequest } from '@cabinet/api/kernel/outgoing'
import { listen, type ListeningSimulator } from './listen.ts'
import { createCourierSimulator } from './simulator.ts'

/** A courier that lives in this process; once it listens, requests go over HTTP as they would to a real one. */
export const simulateCourier = (clock: Clock, start: () => Promise<Date>) => {
  const simulator = createCourierSimulator({ now: clock.now, real: clock.real, start })
  let address: string | undefined
  const send: SendRequest = (request, signal) => {
    if (address === undefined) return simulator.handle(request)
    const { pathname, search } = new URL(request.url)
    return sendByFetch(new Request(`${address}${pathname}${search}`, request), signal)
  }
  const open = async (): Promise<ListeningSimulator> => {
    const listening = await listen(simulator)
    address = listening.address
    return {
      address,
      async close() {
        address = undefined
        await listening.close()
      },
    }
  }
  return { send, open }
}

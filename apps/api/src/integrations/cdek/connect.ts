import type { Config } from '../../config.ts'
import type { Faults } from '../../faults.ts'
import type { Clock } from '../../kernel/clock.ts'
import { sendByFetch, type SendRequest } from '../../kernel/outgoing.ts'
import { TimeLimitError } from '../../kernel/within-time.ts'
import { type Courier, createCourier } from './courier.ts'
import { listen, type ListeningSimulator } from './simulator/listen.ts'
import { createCourierSimulator } from './simulator/simulator.ts'

const COURIER_URL = 'https://api.cdek.ru'

declare module '../../platform/context.ts' {
  interface Platform {
    /** Opens the simulated courier of the demo on an address of its own; absent when a real one is connected. */
    readonly openCourier: (() => Promise<ListeningSimulator>) | undefined
  }
}

/** Answers nothing until the call is given up, or until a shorter time is over. */
const staySilent = (signal: AbortSignal, silenceMs: number | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const timer =
      silenceMs === undefined ? undefined : setTimeout(() => reject(new TimeLimitError(silenceMs)), silenceMs)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })

/** Lets the named failures of the courier act on every request to it. */
const withFaults =
  (faults: Faults, send: SendRequest, silenceMs: number | undefined): SendRequest =>
  (request, signal) => {
    if (faults.isOn('courierTimesOut')) return staySilent(signal, silenceMs)
    if (faults.isOn('courierFails')) return Promise.resolve(new Response(null, { status: 500 }))
    return send(request, signal)
  }

/** What tests bring, and what only the demo has. */
interface CourierParts {
  /** How long the named failure stays silent, and the longest pause before another attempt, milliseconds. */
  readonly silenceMs?: number | undefined
  /** When the demo began. */
  readonly demoStart: () => Promise<Date>
}

/** A courier that lives in this process; once it listens, requests go over HTTP as they would to a real one. */
const simulate = (clock: Clock, demoStart: () => Promise<Date>) => {
  const simulator = createCourierSimulator({ now: clock.now, real: clock.real, start: demoStart })
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

/** The courier that the configuration names: a real one by its address, or in demo mode the simulator. */
export const connectCourier = (
  config: Pick<Config, 'courierUrl' | 'isDemo'>,
  clock: Clock,
  faults: Faults,
  { silenceMs, demoStart }: CourierParts,
): { readonly courier: Courier; readonly openCourier: (() => Promise<ListeningSimulator>) | undefined } => {
  const simulated = config.courierUrl === null && config.isDemo ? simulate(clock, demoStart) : undefined
  const courier = createCourier({
    url: config.courierUrl ?? COURIER_URL,
    send: withFaults(faults, simulated?.send ?? sendByFetch, silenceMs),
    now: clock.real,
    ...(silenceMs !== undefined && { longestPauseMs: silenceMs }),
  })
  return { courier, openCourier: simulated?.open }
}

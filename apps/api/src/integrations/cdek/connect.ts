import type { Config } from '../../config.ts'
import type { Faults } from '../../faults.ts'
import type { Clock } from '../../kernel/clock.ts'
import { sendByFetch, type SendRequest } from '../../kernel/outgoing.ts'
import { TimeLimitError } from '../../kernel/within-time.ts'
import { type Courier, createCourier } from './courier.ts'

const COURIER_URL = 'https://api.cdek.ru'

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

/** What others bring in place of the network. */
interface CourierParts {
  /** How long the named failure stays silent, and the longest pause before another attempt, milliseconds. */
  readonly silenceMs?: number | undefined
  /** Answers while the configuration names no courier. */
  readonly local?: SendRequest | undefined
}

/** The courier that the configuration names by its address; without one, what answers in its place. */
export const connectCourier = (
  config: Pick<Config, 'courierUrl'>,
  clock: Clock,
  faults: Faults,
  { silenceMs, local: localSend }: CourierParts,
): Courier =>
  createCourier({
    url: config.courierUrl ?? COURIER_URL,
    send: withFaults(faults, (config.courierUrl === null ? localSend : undefined) ?? sendByFetch, silenceMs),
    now: clock.real,
    ...(silenceMs !== undefined && { longestPauseMs: silenceMs }),
  })

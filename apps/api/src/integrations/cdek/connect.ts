import type { Config } from '../../config.ts'
import type { Faults } from '../../faults.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Courier, createCourier, type SendRequest } from './courier.ts'
import { createCourierSimulator } from './simulator.ts'

const COURIER_URL = 'https://api.cdek.ru'

const untilAborted = ({ signal }: Request): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/** Lets the named failures of the courier act on every request to it. */
const withFaults =
  (faults: Faults, send: SendRequest): SendRequest =>
  (request) => {
    if (faults.isOn('courierTimesOut')) return untilAborted(request)
    if (faults.isOn('courierFails')) return Promise.resolve(new Response(null, { status: 500 }))
    return send(request)
  }

/** The courier that the configuration names: a real one by its address, or in demo mode the simulator. */
export const connectCourier = (
  config: Pick<Config, 'courierUrl' | 'isDemo'>,
  clock: Clock,
  faults: Faults,
  timeoutMs?: number,
): Courier => {
  const isSimulated = config.courierUrl === null && config.isDemo
  const send: SendRequest = isSimulated ? createCourierSimulator(clock.real) : (request) => fetch(request)
  return createCourier({
    url: config.courierUrl ?? COURIER_URL,
    send: withFaults(faults, send),
    now: clock.real,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
}

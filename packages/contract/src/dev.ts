import * as z from 'zod/mini'
import { developer } from './access.ts'
import { endpoint } from './endpoint.ts'

/** Failures that can be switched on by name, to see how the product bears them. */
export const faults = [
  'unavailable',
  'slow',
  'debtorStatusFails',
  'offersFail',
  'courierFails',
  'courierTimesOut',
  'logoFails',
  'registryFails',
] as const
export const Fault = z.enum(faults)
export type Fault = z.output<typeof Fault>

const FaultStates = z.object({ faults: z.array(z.object({ name: Fault, isOn: z.boolean() })) })

export const listFaults = endpoint({
  id: 'dev.listFaults',
  method: 'GET',
  path: '/v1/dev/fault',
  summary: 'Named failures and whether each is on.',
  access: developer,
  answer: FaultStates,
})

export const setFault = endpoint({
  id: 'dev.setFault',
  method: 'PUT',
  path: '/v1/dev/fault/{name}',
  summary: 'Switches a named failure on or off.',
  access: developer,
  params: z.object({ name: Fault }),
  body: z.object({ isOn: z.boolean() }),
  answer: FaultStates,
  touches: ['dev.listFaults'],
})

export const shiftClock = endpoint({
  id: 'dev.shiftClock',
  method: 'POST',
  path: '/v1/dev/clock',
  summary: 'Moves the clock of the server by whole minutes against the real one.',
  access: developer,
  body: z.object({ minutes: z.int().check(z.minimum(-5_256_000), z.maximum(5_256_000)) }),
  answer: z.object({ now: z.string() }),
})

export const reset = endpoint({
  id: 'dev.reset',
  method: 'POST',
  path: '/v1/dev/reset',
  summary: 'Empties the database and fills it with the demo data again.',
  access: developer,
})

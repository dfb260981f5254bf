import * as dev from '@cabinet/contract/dev'
import { saveShift } from '../../platform/clock-store.ts'
import { handlers } from '../../platform/handlers.ts'

export const devHandlers = handlers(dev, {
  listFaults: async ({ faults }) => ({ faults: faults.list() }),
  setFault: async ({ faults, params, body }) => {
    faults.set(params.name, body.isOn)
    return { faults: faults.list() }
  },
  shiftClock: async ({ database, clock, body }) => {
    await saveShift(database, body.minutes)
    clock.setShiftMinutes(body.minutes)
    return { now: clock.nowText() }
  },
  reset: async ({ faults, clock, reseed }) => {
    faults.clear()
    clock.setShiftMinutes(0)
    await reseed()
  },
})

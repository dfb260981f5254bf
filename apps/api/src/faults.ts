import { type Fault, faults as faultNames } from '@cabinet/contract/dev'

/** Named failures that people switch on at the developer panel and tests switch on directly. */
export interface Faults {
  isOn(fault: Fault): boolean
  set(fault: Fault, isOn: boolean): void
  list(): { name: Fault; isOn: boolean }[]
  clear(): void
}

/** How much later every answer of the API comes while `slow` is on. */
export const SLOW_MS = 2000

/** All failures off. They live in the process: a restart heals everything. */
export const createFaults = (): Faults => {
  const on = new Set<Fault>()
  return {
    isOn: (fault) => on.has(fault),
    set(fault, isOn) {
      if (isOn) on.add(fault)
      else on.delete(fault)
    },
    list: () => faultNames.map((name) => ({ name, isOn: on.has(name) })),
    clear: () => on.clear(),
  }
}

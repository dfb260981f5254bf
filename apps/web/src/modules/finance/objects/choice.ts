import type { FinancingObject } from '@cabinet/contract/finance/objects'

/** Objects that a person has chosen, by id, in the order in which they were chosen. */
export type Picked = ReadonlyMap<string, FinancingObject>

/** Makes another choice of the one that there is: what changes it stays the same however often it is changed. */
export type Pick = (change: (before: Picked) => Picked) => void

export const NOTHING_PICKED: Picked = new Map()

/** The choice with these objects in it, or without them. */
export const withPicked = (picked: Picked, objects: readonly FinancingObject[], isIn: boolean): Picked => {
  const next = new Map(picked)
  for (const object of objects) {
    if (isIn) next.set(object.id, object)
    else next.delete(object.id)
  }
  return next
}

/** Those that can still be ordered for a day: a claim goes a few days before it falls due. */
export const pickedFor = (picked: Picked, day: string): readonly FinancingObject[] =>
  [...picked.values()].filter(({ lastOrderDate }) => lastOrderDate === null || lastOrderDate >= day)

/** In kopecks. */
export const sumOf = (objects: readonly FinancingObject[]): number =>
  objects.reduce((sum, { financingAmount }) => sum + financingAmount, 0)

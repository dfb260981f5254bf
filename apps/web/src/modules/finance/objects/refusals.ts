import { problemOf } from '../../../shared/api/problem.ts'
import type { SharedMessages } from '../../../shared/messages.ts'

/** An order that was refused: in a sentence, and object by object. */
export interface Refusals {
  readonly message: string
  /** Sentences by the ids of the objects. */
  readonly byObject: ReadonlyMap<string, string>
}

const PLACE = /^objectIds\[(\d+)\]$/

/** Reads the answer to an order: its fields name the objects by their places in what was sent. */
export const refusalsOf = (error: unknown, objectIds: readonly string[], shared: SharedMessages): Refusals => {
  const { message, fields } = problemOf(error, shared)
  const byObject = new Map<string, string>()
  const general: string[] = []
  for (const field of fields) {
    const index = PLACE.exec(field.field)?.[1]
    const id = index === undefined ? undefined : objectIds[Number(index)]
    if (id === undefined) general.push(field.message)
    else byObject.set(id, field.message)
  }
  // What is wrong with the day or the agreement is wrong with every object, and says more than the heading does.
  return { message: general[0] ?? message, byObject }
}

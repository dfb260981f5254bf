import { report } from '../internal/report.ts'
import type { Rule } from '../issue.ts'

/** A box must be ticked: nothing but `true` will do. A required variant: a box that was never touched is refused. */
export const shouldBeTrue: Rule<'shouldBeTrue'> = (value) =>
  value === true ? undefined : report('shouldBeTrue', 'unchecked')

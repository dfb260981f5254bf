import { misfit, type ShapeCode } from './misfit.ts'

/**
 * Exactly `length` ASCII digits. `code ^ 48` is below ten for the ten digits and for nothing else in Unicode, so one
 * comparison both reads a digit and refuses everything that only looks like one.
 */
export const fixed = (value: unknown, length: number): ShapeCode | undefined => {
  if (typeof value !== 'string' || value.length !== length) return misfit(value)
  for (let index = 0; index < length; index++) if ((value.charCodeAt(index) ^ 48) > 9) return 'format'
  return undefined
}

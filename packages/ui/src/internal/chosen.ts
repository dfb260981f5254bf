import { vars } from '../theme/contract.css.ts'

// Between ink and ground: a tick stays visible on it, and it is no longer the fill of what can be changed.
const fill = `color-mix(in oklab, ${vars.color.inkFaint} 60%, ${vars.color.sunken})`

/** A box, a circle or a switch that is on and cannot be changed: what is chosen stays readable. */
export const chosenUnavailable = { backgroundColor: fill, borderColor: fill, color: vars.color.surface } as const

/** The same where the system gives the colours. */
export const chosenUnavailableForced = {
  backgroundColor: 'GrayText',
  borderColor: 'GrayText',
  color: 'Canvas',
} as const

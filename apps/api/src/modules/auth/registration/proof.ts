import type { TypedRight } from '../../../platform/codes/codes.ts'
import type { Contact } from '../../people/port.ts'

/** The contact that a code went to, and which whoever typed it has proved to be theirs. */
export const provedBy = ({ email, phone }: Pick<TypedRight, 'email' | 'phone'>): Contact => {
  if (email !== null) return { kind: 'EMAIL', value: email }
  if (phone !== null) return { kind: 'PHONE', value: phone }
  throw new Error('A code that went nowhere was typed right')
}

import { check } from '../vehicle-plate.ts'
import { identified } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A registration plate of a vehicle: see `vehiclePlate.check`. Passes when the field is empty. */
export const vehiclePlate: Rule<'vehiclePlate'> = (value) => identified(value, check, 'vehiclePlate')

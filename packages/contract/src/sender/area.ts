import type { AreaDeclaration } from '../area.ts'

/** The organization connects its account at the courier. */
export const area = { connectedService: 'sender', serviceName: 'courier' } as const satisfies AreaDeclaration

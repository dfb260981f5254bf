import type { AreaDeclaration } from '../area.ts'

/** The organization connects its account at the marketplace. */
export const area = { connectedService: 'seller', serviceName: 'marketplace' } as const satisfies AreaDeclaration

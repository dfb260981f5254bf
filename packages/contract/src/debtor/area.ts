import type { AreaDeclaration } from '../area.ts'

export const area = { filePurposes: ['SHIPMENT_DOCUMENT'] } as const satisfies AreaDeclaration

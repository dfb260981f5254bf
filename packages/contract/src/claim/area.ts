import type { AreaDeclaration } from '../area.ts'

export const area = { filePurposes: ['CLAIM_DOCUMENT'] } as const satisfies AreaDeclaration

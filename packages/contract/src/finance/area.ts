import type { AreaDeclaration } from '../area.ts'

export const area = { filePurposes: ['REQUEST_DOCUMENT', 'BANK_LOGO'] } as const satisfies AreaDeclaration

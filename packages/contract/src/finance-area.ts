import type { AreaDeclaration } from './area.ts'

export const area = { filePurposes: ['REQUEST_DOCUMENT'] } as const satisfies AreaDeclaration

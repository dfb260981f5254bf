import type { AreaDeclaration } from '../area.ts'

export const area = { filePurposes: ['SUPPORT_MESSAGE'] } as const satisfies AreaDeclaration

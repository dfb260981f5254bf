export { QrCode } from './qr-code.tsx'
export type { QrCodeProps } from './qr-code.tsx'
export type { QrCorrection } from './qr-path.ts'

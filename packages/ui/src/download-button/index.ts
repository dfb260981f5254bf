export { DownloadButton } from './download-button.tsx'
export type { DownloadButtonProps } from './download-button.tsx'
export type { Download, DownloadControl } from './use-download.ts'

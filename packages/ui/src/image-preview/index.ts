export { ImagePreview } from './image-preview.tsx'
export type { ImagePreviewProps, PreviewImage } from './image-preview.tsx'

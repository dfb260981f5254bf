export { ImagePreview } from './image-preview.tsx'
export type { ImagePreviewProps, PreviewImage, PreviewPage } from './image-preview.tsx'

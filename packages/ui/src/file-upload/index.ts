export { FileUpload } from './file-upload.tsx'
export type { FileUploadProps } from './file-upload.tsx'
export type { Upload, UploadedFile, UploadError } from './use-uploads.ts'

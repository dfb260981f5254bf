export { FileUpload } from './file-upload.tsx'
export type { FileUploadProps } from './file-upload.tsx'
export type { Upload, UploadedFile } from './use-uploads.ts'

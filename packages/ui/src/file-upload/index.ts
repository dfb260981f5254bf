export { FileUpload } from './file-upload.tsx'
export type { FileUploadProps } from './props.ts'
export type { Upload, UploadedFile, UploadError } from './use-uploads.ts'

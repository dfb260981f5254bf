import * as file from '@cabinet/contract/file'
import * as images from '@cabinet/contract/image'
import { handlers } from '../../platform/handlers.ts'
import { downloadOf, findUploads, imageOf, infoOfFile, removeFile, summarizeUploads, uploadFile } from './service.ts'

export const fileHandlers = handlers(file, {
  upload: ({ platform, user, body }) => uploadFile(platform, user, body),
  find: ({ platform, user, body }) => findUploads(platform, user, body),
  summary: ({ platform, user, body }) => summarizeUploads(platform, user, body),
  info: ({ platform, user, params }) => infoOfFile(platform, user, params.id),
  download: ({ platform, user, params }) => downloadOf(platform, user, params.id),
  remove: ({ platform, user, params }) => removeFile(platform, user, params.id),
})

export const imageHandlers = handlers(images, {
  read: ({ platform, user, params }) => imageOf(platform, user, params.id),
})

import * as file from '@cabinet/contract/file'
import * as images from '@cabinet/contract/image'
import { handlers } from '../../platform/handlers.ts'
import { downloadOf, findUploads, imageOf, infoOfFile, removeFile, summarizeUploads, uploadFile } from './service.ts'

export const fileHandlers = handlers(file, {
  upload: (context) => uploadFile(context.platform, context.user, context.body),
  find: (context) => findUploads(context.platform, context.user, context.body),
  summary: (context) => summarizeUploads(context.platform, context.user, context.body),
  info: (context) => infoOfFile(context.platform, context.user, context.params.id),
  download: (context) => downloadOf(context.platform, context.user, context.params.id),
  remove: (context) => removeFile(context.platform, context.user, context.params.id),
})

export const imageHandlers = handlers(images, {
  read: (context) => imageOf(context.platform, context.user, context.params.id),
})

import * as file from '@cabinet/contract/file'
import * as images from '@cabinet/contract/image'
import { discardStored } from '../../platform/files/received.ts'
import { handlers, inSteps } from '../../platform/handlers.ts'
import { exportUploads } from './excel.ts'
import {
  downloadOf,
  findUploads,
  finishUpload,
  imageOf,
  infoOfFile,
  storeUpload,
  removeFile,
  summarizeUploads,
} from './service.ts'

export const fileHandlers = handlers(file, {
  upload: inSteps(
    (context) => storeUpload(context),
    (context, content) => finishUpload(context, content),
    (context, content) => discardStored(context.platform, content),
  ),
  find: (context) => findUploads(context.platform, context.user, context.body),
  summary: (context) => summarizeUploads(context.platform, context.user, context.body),
  excel: (context) => exportUploads(context),
  info: (context) => infoOfFile(context.platform, context.user, context.params.id),
  download: (context) => downloadOf(context.platform, context.user, context.params.id),
  remove: (context) => removeFile(context.platform, context.user, context.params.id),
})

export const imageHandlers = handlers(images, {
  read: (context) => imageOf(context.platform, context.user, context.params.id),
})

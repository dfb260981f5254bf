import { defineModule } from '../../platform/module.ts'
import { fileHandlers, imageHandlers } from './handlers.ts'
import { unusedFilesJob } from './unused.ts'

export const module = defineModule({
  id: 'files',
  registrations: [...fileHandlers, ...imageHandlers],
  jobs: [unusedFilesJob],
})

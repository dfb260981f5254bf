import { area } from '@cabinet/contract/support-area'
import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../platform/module.ts'
import { supportReceived, supportRequest } from './emails.ts'
import { helpHandlers, supportHandlers } from './handlers.ts'
import { isFileUsed } from './store.ts'
import { supportMigrations } from './tables.ts'
import { searchHelp } from './search.ts'

export const module = defineModule({
  id: 'support',
  registrations: [...helpHandlers, ...supportHandlers],
  migrations: supportMigrations,
  search: searchHelp,
  shortcut: { title: { ru: 'Помощь', en: 'Help' }, path: pages.help() },
  emails: [supportRequest, supportReceived],
  filePurposes: area.filePurposes,
  usesFile: isFileUsed,
})

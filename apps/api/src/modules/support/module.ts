import { area } from '@cabinet/contract/support/area'
import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../platform/module.ts'
import { supportAnswered, supportReceived, supportReplied, supportRequest } from './emails.ts'
import { helpHandlers, staffHandlers, supportHandlers } from './handlers.ts'
import { supportAttention } from './staff/attention.ts'
import { isFileUsed } from './store.ts'
import { supportMigrations } from './tables.ts'
import { searchHelp } from './search.ts'

export const module = defineModule({
  id: 'support',
  registrations: [...helpHandlers, ...supportHandlers, ...staffHandlers],
  migrations: supportMigrations,
  search: searchHelp,
  shortcut: { title: { ru: 'Помощь', en: 'Help' }, path: pages.help() },
  emails: [supportRequest, supportReceived, supportAnswered, supportReplied],
  staffAttention: supportAttention,
  filePurposes: area.filePurposes,
  usesFile: isFileUsed,
})

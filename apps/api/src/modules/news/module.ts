import { defineModule } from '../../platform/module.ts'
import { newsEmail } from './emails.ts'
import { newsHandlers } from './handlers.ts'
import { sendNews } from './sending.ts'
import { newsMigrations } from './tables.ts'
import { newsMachine } from './transitions.ts'

export const module = defineModule({
  id: 'news',
  registrations: newsHandlers,
  migrations: newsMigrations,
  emails: [newsEmail],
  machines: [newsMachine],
  jobs: [sendNews],
})

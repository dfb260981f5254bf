import { defineModule } from '../../platform/module.ts'
import { startPrograms } from './demo-programs.ts'
import { webhookPaused } from './emails.ts'
import { appendToFeed, endWaiting } from './feed.ts'
import { partnerGate } from './gate.ts'
import { partnerHandlers } from './handlers.ts'
import { forgetDeliveries } from './jobs.ts'
import { seedPartners } from './seed.ts'
import { moodPusher } from './state-pusher.ts'
import { demoStatement } from './statement/demo-statement.ts'
import { statementParty } from './statement/party.ts'
import { partnerMigrations } from './tables.ts'
import { startDelivery } from './webhook/delivery.ts'

export const module = defineModule({
  id: 'partner',
  registrations: partnerHandlers,
  migrations: partnerMigrations,
  seed: seedPartners,
  emails: [webhookPaused],
  jobs: [forgetDeliveries],
  statePushers: [moodPusher],
  partnerGate,
  partnerParties: statementParty,
  demoPartners: [demoStatement],
  onPartnerNews: appendToFeed,
  background(platform, address) {
    const stops = [startDelivery(platform), ...(platform.config.isDemo ? [startPrograms(platform, address)] : [])]
    return async () => {
      endWaiting()
      await Promise.all(stops.map((stop) => stop()))
    }
  },
})

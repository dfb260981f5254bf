import { defineModule } from '../../platform/module.ts'
import { ownWebhookPaused, webhookPaused } from './emails.ts'
import { appendToFeed, endWaiting } from './feed.ts'
import { partnerAccess } from './access.ts'
import { partnerHandlers } from './handlers.ts'
import { forgetDeliveries } from './jobs.ts'
import { invitedForPartner } from './people/emails.ts'
import { statementParty } from './statement/party.ts'
import { partnerMigrations } from './migrations.ts'
import { startDelivery } from './webhook/delivery.ts'

export const module = defineModule({
  id: 'partner',
  registrations: partnerHandlers,
  migrations: partnerMigrations,
  emails: [webhookPaused, ownWebhookPaused, invitedForPartner],
  jobs: [forgetDeliveries],
  partnerAccess,
  partnerParties: statementParty,
  onPartnerNotice: appendToFeed,
  background(platform) {
    const stop = startDelivery(platform)
    return async () => {
      endWaiting()
      await stop()
    }
  },
})

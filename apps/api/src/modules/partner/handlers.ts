import * as partner from '@cabinet/contract/partner'
import * as partners from '@cabinet/contract/partners'
import { handlers } from '../../platform/handlers.ts'
import { eventsOf } from './feed.ts'
import { callsOf, cardOf, createPartner, issueKey, partiesOf, partnersOf, revokeKey, setActive } from './service.ts'
import { deliveriesOf, removeWebhook, replayWebhook, saveWebhook } from './webhook/service.ts'

export const partnerHandlers = [
  ...handlers(partner, { events: (context) => eventsOf(context) }),
  ...handlers(partners, {
    list: ({ platform }) => partnersOf(platform),
    parties: ({ platform }) => partiesOf(platform),
    create: (context) => createPartner(context),
    card: ({ platform, params }) => cardOf(platform, params.id),
    setActive: (context) => setActive(context),
    issueKey: (context) => issueKey(context),
    revokeKey: (context) => revokeKey(context),
    saveWebhook: (context) => saveWebhook(context),
    removeWebhook: (context) => removeWebhook(context),
    replay: (context) => replayWebhook(context),
    deliveries: (context) => deliveriesOf(context),
    calls: (context) => callsOf(context),
  }),
]

// A bank tries itself out with a test key: it makes an offer, has it accepted, and lets a month pass. Run it as often as
// you like, beside the program that answers requests: examples/bank.ts with the same key.
import { randomUUID } from 'node:crypto'
import { createPartnerClient } from '@cabinet/partner-client'

const { CABINET_URL = '', CABINET_KEY = '' } = process.env

const { bank, sandbox } = createPartnerClient({ url: CABINET_URL, key: CABINET_KEY })

const run = randomUUID().slice(0, 8)
const { organization } = await sandbox.get()
const offer = await bank.offer.save({
  externalId: `offer-${run}`,
  occurredAt: new Date().toISOString(),
  offer: run,
  organizationItn: organization.itn,
  product: 'FACTORING',
  financingLimit: 1_000_000_000,
  interestRate: 20,
  endDate: '2099-12-31',
  advanceRate: 90,
  maxDeferralDays: 120,
  fee: null,
  withRecourse: true,
})
const request = await sandbox.bank.request.send({ offerId: offer.id, requestedLimit: 500_000_000 })
console.log(`${organization.shortName}: ${request.state}`)

await bank.request.take(request.id, { externalId: `take-${run}`, occurredAt: new Date().toISOString() })
await sandbox.bank.request.attach(request.id, { askedDocumentId: null })
const { form } = await bank.request.get(request.id)
console.log(`${form.documents.length} document`)

const { moved } = await sandbox.days.pass({ days: 30 })
console.log(`${moved} things have changed in a month`)

// An insurer. It accepts applications, approves limits in full, and takes claims with their documents.
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createPartnerClient, type PartnerEvent } from '@cabinet/partner-client'

const { CABINET_URL = '', CABINET_KEY = '', DATA = 'data' } = process.env
const DAY_MS = 24 * 60 * 60 * 1000

const { insurer, events } = createPartnerClient({
  url: CABINET_URL,
  key: CABINET_KEY,
  onRetry: ({ error, delayMs }) => console.warn(`${error.message}; retrying in ${delayMs} ms`),
})

const happened = (externalId: string) => ({ externalId, occurredAt: new Date().toISOString() })
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const accept = async (id: string): Promise<void> => {
  const { state, offeredTerms, policyholder } = await insurer.insurance.get(id)
  if (state !== 'CONNECTION_REQUESTED') return
  const terms = { startDate: dayIn(1), endDate: dayIn(365), terms: offeredTerms }
  await insurer.insurance.accept(id, { ...happened(`${id}-accept`), ...terms })
  console.log(`${policyholder.shortName}: insured`)
}

const approveLimit = async (id: string): Promise<void> => {
  const { state, requestedLimit, shortName } = await insurer.buyer.get(id)
  if (state !== 'REQUESTED' || requestedLimit === null) return
  const limit = { approvedLimit: requestedLimit, validUntil: dayIn(365) }
  await insurer.buyer.approve(id, { ...happened(`${id}-limit-${requestedLimit}`), ...limit })
  console.log(`${shortName}: a limit of ${requestedLimit / 100} roubles`)
}

const takeClaim = async (id: string): Promise<void> => {
  const { state, number } = await insurer.claim.get(id)
  if (state !== 'SUBMITTED') return
  await insurer.claim.take(id, happened(`${id}-take`))
  const archive = await insurer.claim.archive.get(id)
  await pipeline(archive.content, createWriteStream(join(DATA, `${id}.zip`)))
  await insurer.claim.message(id, { ...happened(`${id}-message`), text: 'Документы получены, решение за 14 дней.' })
  console.log(`${number}: taken`)
}

const handle = async ({ type, data: { id } }: PartnerEvent): Promise<void> => {
  if (type === 'insurance.connection.requested') await accept(id)
  if (type === 'limit.requested') await approveLimit(id)
  if (type === 'claim.submitted') await takeClaim(id)
}

await mkdir(DATA, { recursive: true })
const cursorFile = join(DATA, 'cursor')
const after = await readFile(cursorFile, 'utf8').catch(() => '0')
for await (const event of events({ after, waitSeconds: 0 })) {
  await handle(event)
  await writeFile(cursorFile, event.cursor)
}

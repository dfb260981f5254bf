// A bank. It approves each request as it was offered, gives the agreement as a file, and pays for what is ordered.
// Run it now and then: it reads what has happened since the last time, and ends. A service leaves out `waitSeconds`.
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createPartnerClient, PartnerApiError, type PartnerEvent } from '@cabinet/partner-client'

const { CABINET_URL = '', CABINET_KEY = '', DATA = 'data' } = process.env
const DAY_MS = 24 * 60 * 60 * 1000

const { bank, events } = createPartnerClient({
  url: CABINET_URL,
  key: CABINET_KEY,
  onRetry: ({ error, delayMs }) => console.warn(`${error.message}; retrying in ${delayMs} ms`),
})

/** Names are made from what they are about: after a crash the same is reported again, and changes nothing. */
const happened = (externalId: string) => ({ externalId, occurredAt: new Date().toISOString() })
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const saveDocuments = async (requestId: string, fileIds: readonly string[]): Promise<void> => {
  for (const fileId of fileIds) {
    const file = await bank.request.document.get(requestId, fileId)
    // Never a name of somebody else as a path.
    await pipeline(file.content, createWriteStream(join(DATA, fileId)))
    console.log(`${file.name}: ${file.contentType}`)
  }
}

const decide = async (id: string): Promise<void> => {
  await bank.request.take(id, happened(`${id}-take`))
  const { form, financingLimit, offeredTerms, applicant } = await bank.request.get(id)
  await saveDocuments(
    id,
    form.documents.map((document) => document.id),
  )
  await bank.request.approve(id, {
    ...happened(`${id}-approve`),
    ...offeredTerms,
    limit: financingLimit,
    finishedDate: dayIn(365),
  })
  const { agreementId } = await bank.request.get(id)
  if (agreementId === null) return
  const content = Buffer.from(`%PDF-1.7\n% Agreement with ${applicant.itn}\n%%EOF\n`)
  await bank.agreement.file(agreementId, {
    ...happened(`${agreementId}-file`),
    file: { name: 'Договор.pdf', content },
  })
  console.log(`${applicant.shortName}: approved`)
}

const pay = async (id: string): Promise<void> => {
  const { financingAmount, number } = await bank.object.get(id)
  await bank.object.take(id, happened(`${id}-take`))
  await bank.object.finance(id, {
    ...happened(`${id}-finance`),
    financingAmount,
    plannedRepaymentDate: dayIn(60),
  })
  console.log(`${number}: paid`)
}

const handle = async ({ type, data: { id } }: PartnerEvent): Promise<void> => {
  if (type === 'request.submitted') await decide(id)
  if (type === 'object.ordered' || type === 'tranche.requested') await pay(id)
}

await mkdir(DATA, { recursive: true })
const cursorFile = join(DATA, 'cursor')
const after = await readFile(cursorFile, 'utf8').catch(() => '0')
for await (const event of events({ after, waitSeconds: 0 })) {
  try {
    await handle(event)
  } catch (error) {
    // It was withdrawn or decided meanwhile: there is nothing left to do.
    if (!(error instanceof PartnerApiError && error.code === 'WRONG_STATE')) throw error
    console.log(`${event.type} ${event.data.id}: ${error.state}, possible: ${error.possible.join(', ') || 'nothing'}`)
  }
  await writeFile(cursorFile, event.cursor)
}

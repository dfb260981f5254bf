// Whoever sends the bank statement. Each line pays the invoice that its purpose names.
import { createPartnerClient } from '@cabinet/partner-client'

const { CABINET_URL = '', CABINET_KEY = '' } = process.env

const { payments, events } = createPartnerClient({
  url: CABINET_URL,
  key: CABINET_KEY,
  onRetry: ({ error, delayMs }) => console.warn(`${error.message}; retrying in ${delayMs} ms`),
})

const now = new Date().toISOString()

for await (const { type, data } of events({ after: '0', waitSeconds: 0 })) {
  if (type !== 'invoice.issued') continue
  const { number, left, payer } = await payments.invoice.get(data.id)
  if (left === 0) continue
  const { results } = await payments.statement.save({
    externalId: `statement-${number}`,
    occurredAt: now,
    lines: [
      {
        externalId: `line-${number}`,
        date: now.slice(0, 10),
        amount: left,
        payerItn: payer.itn,
        payerName: payer.shortName,
        purpose: `Оплата по счёту ${number}`,
      },
    ],
  })
  for (const { line, state, error } of results) console.log(`${line}: ${state ?? error?.code}`)
}

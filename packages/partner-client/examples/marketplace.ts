// A marketplace. It confirms accounts of sellers, hands over orders and returns of the day, and compares the month.
import { createPartnerClient, type OrderReport, type ReturnReport } from '@cabinet/partner-client'

const { CABINET_URL = '', CABINET_KEY = '' } = process.env
const DAY_MS = 24 * 60 * 60 * 1000

const { marketplace } = createPartnerClient({
  url: CABINET_URL,
  key: CABINET_KEY,
  onRetry: ({ error, delayMs }) => console.warn(`${error.message}; retrying in ${delayMs} ms`),
})

const happened = (externalId: string) => ({ externalId, occurredAt: new Date().toISOString() })
const day = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const orderOf = (accountId: string): OrderReport => ({
  order: `${day(0)}-1`,
  accountId,
  orderNumber: '2411-90117',
  scheme: 'FBS',
  sku: 'LS-1004',
  name: 'Плед вязаный «Север», 130×170 см',
  price: 349_000,
  orderDate: day(-1),
  shippedDate: day(0),
  state: 'SHIPPED',
})

const returnOf = (accountId: string): ReturnReport => ({
  return: `${day(0)}-return-1`,
  accountId,
  order: 'no-such-order',
  kind: 'RETURNED',
  returnDate: day(0),
  reason: 'Не подошёл размер',
  logisticsCost: 31_000,
})

/** A list is answered line by line: one that is wrong keeps out no other. */
const { accounts } = await marketplace.account.list()
for (const { id, state, name } of accounts) {
  if (state === 'SAVED') await marketplace.account.activate(id, happened(`${id}-activate`))
  const wrong = { ...orderOf(id), order: `${day(0)}-2`, shippedDate: undefined }
  const { results } = await marketplace.order.save({
    ...happened(`${id}-orders-${day(0)}`),
    orders: [orderOf(id), wrong],
  })
  for (const { order, state: saved, error } of results) console.log(`${order}: ${saved ?? error?.code}`)
  await marketplace.return.save({ ...happened(`${id}-returns-${day(0)}`), returns: [returnOf(id)] })
  const month = await marketplace.account.month.get(id, day(0).slice(0, 7))
  console.log(`${name}: ${month.ordersCount} orders, premium ${month.premium / 100} roubles`)
}

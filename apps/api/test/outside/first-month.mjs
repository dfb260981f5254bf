// The first month of an installation, driven from outside: by the documents alone, over HTTP, with no SQL. The program
// stands for everybody around the cabinet (staff, a company, a bank, insurers, a marketplace, a courier, the registry of
// companies, a mail server) and imports nothing of the repository. It ends with one line of JSON: how everything stands.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, machineClock, runStaff, startServer } from './cabinet.mjs'
import { openCourier } from './courier.mjs'
import { finance, repay } from './financing.mjs'
import * as insurance from './insurance.mjs'
import { openMailbox } from './mailbox.mjs'
import { itn, ogrn } from './numbers.mjs'
import { openCompany, openPartners, openStaff } from './platform.mjs'
import { openRegistry } from './registry.mjs'

const STAFF = { phone: '+79991234567', email: 'anna@platform.example', name: 'Иванова Анна Петровна' }
const CREDENTIAL = { clientId: 'verf', clientSecret: 'verf-secret' }
const COMPANIES = [{ itn: itn('770200001'), kpp: '770201001', ogrn: ogrn('102770200001'), name: 'Склад' }]
/** A Tuesday before the hour at which banks take no more orders, and the first working day of the month after. */
const [BEGINS, GOES_ON] = ['2026-11-10T10:00:00+03:00', '2026-12-01T10:00:00+03:00']
const [MONTH, TODAY] = ['2026-11', '2026-12-01']

const closing = []
let closed
const closeAll = () => {
  closed ??= (async () => {
    for (const close of closing.toReversed()) await close()
  })()
  return closed
}
// Whoever runs this program may end it early; the server ends with it.
process.once('SIGTERM', () => void closeAll().then(() => process.exit(143)))

const opened = (thing) => {
  closing.push(thing.close)
  return thing
}

const run = async () => {
  const clock = machineClock(BEGINS)
  const folder = await mkdtemp(join(tmpdir(), 'first-month-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  const mailbox = opened(await openMailbox())
  const registry = opened(await openRegistry(COMPANIES))
  const courier = opened(await openCourier(CREDENTIAL, clock))
  const port = String(await freePort())
  const cabinet = { url: `http://127.0.0.1:${port}`, clock }
  const settings = {
    DEMO_MODE: 'false',
    // Whatever a file .env of this machine names is not for this program.
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    PUBLIC_URL: cabinet.url,
    SMTP_URL: mailbox.url,
    REGISTRY_URL: registry.url,
    REGISTRY_TOKEN: 'token-of-the-registry',
    CDEK_URL: courier.url,
  }

  const { phone, email, name } = STAFF
  const printed = await runStaff(['add', '--phone', phone, '--email', email, '--name', name], settings, clock)
  let server = await startServer(settings, clock)
  closing.push(() => server.stop())
  const staff = await openStaff(cabinet, phone, /Temporary password: (\S+)/.exec(printed)[1])
  const partners = await openPartners(cabinet, staff)
  const company = await openCompany(cabinet, staff, mailbox)

  await insurance.insureParcel(company, courier, CREDENTIAL)
  const objectId = await finance(company, partners.bank)
  const shipmentId = await insurance.insureCredit(company, partners.credits)
  const accountId = await insurance.insureOrders(company, staff, partners.marketplace)
  const parcel = await insurance.awaitParcel(company)

  // Production has no call that moves time, nor should it: the clock of the machine is moved while nothing runs.
  await server.stop()
  clock.moveTo(GOES_ON)
  server = await startServer(settings, clock)
  await company.owner.signIn()

  const claims = {}
  const object = await repay(company, partners.bank, objectId)
  await insurance.reportOverdue(company, partners.credits, shipmentId)
  const credit = await insurance.fileClaim(company, 'DEBTOR', shipmentId, {
    description: 'Покупатель не оплатил поставку в срок.',
    pretensionDate: '2026-11-20',
    buyerReply: 'NO_REPLY',
  })
  claims.credits = await insurance.payClaim(company, partners.credits, credit, TODAY)
  const pretension = { isSent: true, date: TODAY, number: '1', answer: 'NONE', answerDate: null }
  const loss = { detectedDate: TODAY, courierCompensation: 0, pretension }
  const lostId = await insurance.loseOrder(partners.marketplace, accountId)
  const order = await insurance.fileClaim(company, 'SELLER', lostId, {
    ...loss,
    description: 'Маркетплейс сообщил об утрате товара.',
    claimedAmount: 349_000,
  })
  claims.orders = await insurance.payClaim(company, partners.orders, order, TODAY)
  const lost = await insurance.fileClaim(company, 'SENDER', parcel.id, {
    ...loss,
    subjectCode: 'COURIER_LOSS',
    eventDate: '2026-11-25',
    description: 'Курьерская служба потеряла отправление.',
    claimedAmount: 1_299_000,
  })
  claims.parcels = await insurance.payClaim(company, partners.parcels, lost, TODAY)
  const certificate = await insurance.closeMonth(partners.marketplace, accountId, MONTH)
  const invoices = {}
  for (let count = 0; count < 2; count += 1) {
    const { product, state } = await insurance.payInvoice(company, partners.payments, TODAY)
    invoices[product] = state
  }
  return { object, claims, certificate, invoices }
}

try {
  console.log(JSON.stringify(await run()))
} finally {
  await closeAll()
}

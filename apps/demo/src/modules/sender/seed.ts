import { createHash } from 'node:crypto'
import { insuranceTextNames, insuranceTexts } from '@cabinet/contract/sender/insurance'
import { analyze } from '@cabinet/api/db/analyze'
import { copiedId, copiedNumber, insertCopies, rowsToCopy } from '@cabinet/api/db/copies'
import { type DemoAccountName, demoCourierAccounts, TAKEN_ACCOUNT } from '../../courier/accounts.ts'
import { DAYS_INSURED } from '../../courier/world.ts'
import { demoId } from '../../ids.ts'
import { createDemoTime, editionOn } from '../../time.ts'
import { type DemoOrganizationKey, organizationId } from '../../organizations.ts'
import { personId } from '../../people.ts'
import type { SeedContext } from '../../module.ts'
import { webhookLocationOf } from '@cabinet/api/modules/sender/account/store'
import { type DemoInvoice, seedInvoices } from './invoices.ts'
import { demoOrders, MANY_PREFIX, manyOrders } from './orders.ts'
import { USUAL_PRICE } from '@cabinet/api/modules/sender/cover/terms'
import type { CoverPeriod } from '@cabinet/api/modules/sender/cover/cover'
import { secretLocationOf } from '@cabinet/api/modules/sender/account/credential-store'
import { continueNumbers } from '@cabinet/api/platform/counters'

/** An organization of the demo that sends by the courier. */
interface DemoSender {
  readonly organization: DemoOrganizationKey
  readonly clientId: string
  readonly clientSecret: string
  readonly contract?: string
  /** Offsets of the insurance in days; no insurance when absent. */
  readonly insured?: { readonly from: number; readonly until?: number; readonly person: string }
  /** Whose orders at the simulated courier. */
  readonly orders?: DemoAccountName
  readonly invoices?: readonly DemoInvoice[]
}

/** O1 and O4 send with insurance; the key of O7 was changed at the courier's, and its insurance has ended. */
const demoSenders: readonly DemoSender[] = [
  {
    organization: 'O1',
    ...demoCourierAccounts.O1,
    contract: 'ИМ-РФ-ДЕМ-2',
    insured: { from: -120, person: 'P1' },
    orders: 'O1',
    invoices: [{ number: 'СЧ-26-001185', monthsAgo: 1, status: 'PARTIALLY_PAID', paid: 1_000_000 }],
  },
  {
    organization: 'O4',
    ...demoCourierAccounts.O4,
    contract: '4100102',
    insured: { from: -DAYS_INSURED, person: 'P5' },
    orders: 'O4',
    invoices: [
      { number: 'СЧ-26-001184', monthsAgo: 1, status: 'ISSUED' },
      { number: 'СЧ-26-001102', monthsAgo: 2, status: 'OVERDUE', issuedAt: -45 },
      { number: 'СЧ-26-001034', monthsAgo: 3, status: 'PAID' },
      { number: 'СЧ-26-001021', monthsAgo: 3, status: 'CANCELLED', replacedBy: 'СЧ-26-001034' },
      { number: 'СЧ-26-000977', monthsAgo: 4, status: 'PAID' },
    ],
  },
  {
    organization: 'O7',
    ...demoCourierAccounts.O7,
    clientSecret: 'demo-secret-outdated',
    insured: { from: -90, until: -12, person: 'P9' },
    orders: 'O7',
    invoices: [
      { number: 'СЧ-26-001183', monthsAgo: 1, status: 'PAID' },
      { number: 'СЧ-26-001103', monthsAgo: 2, status: 'PAID' },
      { number: 'СЧ-26-001035', monthsAgo: 3, status: 'PAID' },
    ],
  },
  // The account that the dialog refuses, because it is connected elsewhere.
  { organization: 'INS', clientId: TAKEN_ACCOUNT, clientSecret: 'demo-secret-of-others' },
]

/** Contracts of the demo: whole numbers and beginnings. */
const contracts = ['41001', 'ИМ-РФ-ДЕМ'] as const
/** The number after which the invoices of the demo go on. */
const LAST_INVOICE = 1185

/** Every credential with the address for the courier's hints. */
const seedAccount = async ({ database, secrets, start }: SeedContext, sender: DemoSender): Promise<void> => {
  const time = createDemoTime(start)
  const id = organizationId(sender.organization)
  const key = { organization_id: id, id: demoId(`courier ${sender.organization}`) }
  const createdAt = time.instant((sender.insured?.from ?? -30) - 1)
  await database.query
    .insertInto('courier_credential')
    .values({
      ...key,
      service_type: 'CDEK',
      secret_type: 'OAUTH',
      client_id: sender.clientId,
      client_secret_sealed: secrets.seal(sender.clientSecret, secretLocationOf(key)),
      contract_number: sender.contract ?? null,
      last_check_at: null,
      last_check_problem: null,
      // The courier took each of them when it was connected.
      is_proved: true,
      created_at: createdAt,
      updated_at: createdAt,
      is_deleted: false,
    })
    .execute()
  if (!sender.orders) return
  const webhook = createHash('sha256')
    .update(`demo webhook ${sender.organization} ${start.toISOString()}`)
    .digest('base64url')
  await database.query
    .insertInto('sender_sync')
    .values({
      organization_id: id,
      cursor: null,
      due_at: start.toISOString(),
      finished_at: start.toISOString(),
      problem: null,
      webhook_hash: createHash('sha256').update(webhook).digest('hex'),
      webhook_sealed: secrets.seal(webhook, webhookLocationOf(id)),
      subscribed_at: null,
    })
    .execute()
}

/** The insurance of an organization with its only period and the consents that it stands on. */
const seedInsurance = async (
  { database, start }: SeedContext,
  { organization, insured }: DemoSender,
): Promise<CoverPeriod[]> => {
  if (!insured) return []
  const time = createDemoTime(start)
  const id = organizationId(organization)
  const startedAt = time.instant(insured.from)
  const endedAt = insured.until === undefined ? null : time.instant(insured.until)
  const period = { id: demoId(`period ${organization}`), price: USUAL_PRICE, startedAt, endedAt }
  const audit = { created_at: startedAt, updated_at: startedAt, is_deleted: false }
  await database.query
    .insertInto('sender_insurance')
    .values({
      organization_id: id,
      status: endedAt === null ? 'ENABLED' : 'DISABLED',
      price: USUAL_PRICE,
      started_at: startedAt,
      ended_at: endedAt,
      ...audit,
    })
    .execute()
  await database.query
    .insertInto('sender_period')
    .values({
      organization_id: id,
      id: period.id,
      price: USUAL_PRICE,
      started_at: startedAt,
      ended_at: endedAt,
      end_reason: endedAt === null ? null : 'BY_CLIENT',
      ...audit,
    })
    .execute()
  await database.query
    .insertInto('sender_price')
    .values({ organization_id: id, id: demoId(`price ${organization}`), price: USUAL_PRICE, valid_from: startedAt })
    .execute()
  await database.query
    .insertInto('sender_consent')
    .values(
      insuranceTextNames.map((type) => ({
        organization_id: id,
        id: demoId(`consent ${organization} ${type}`),
        person_id: personId(insured.person),
        type,
        version: editionOn(insuranceTexts[type], time.day(insured.from)),
        accepted_at: startedAt,
        ip: '192.0.2.10',
      })),
    )
    .execute()
  return [period]
}

/** Accounts, insurance, orders and invoices of the demo. */
export const seedSender = async (context: SeedContext): Promise<void> => {
  const { database, start, manyRows } = context
  const at = start.toISOString()
  await database.query
    .insertInto('sender_contract')
    .values(
      contracts.map((prefix) => ({
        id: demoId(`contract ${prefix}`),
        prefix,
        created_at: at,
        updated_at: at,
        is_deleted: false,
      })),
    )
    .execute()
  for (const sender of demoSenders) {
    await seedAccount(context, sender)
    const periods = await seedInsurance(context, sender)
    const id = organizationId(sender.organization)
    if (sender.orders) {
      const orders = demoOrders(sender.orders, id, periods, start)
      await database.query.insertInto('sender_order').values(orders).execute()
    }
    await seedInvoices(database, id, sender.invoices ?? [], start)
  }
  await continueNumbers(database, `sender-invoice-${at.slice(0, 4)}`, LAST_INVOICE)
  if (manyRows > 0) {
    const orders = manyOrders(organizationId('O4'), rowsToCopy(manyRows), start)
    await database.query.insertInto('sender_order').values(orders).execute()
    await insertCopies(database, 'sender_order', orders, manyRows, {
      id: copiedId('id'),
      courier_uuid: copiedId('courier_uuid'),
      cdek_number: copiedNumber('cdek_number', ''),
      im_number: copiedNumber('im_number', MANY_PREFIX),
    })
    await analyze(database, ['sender_order'])
  }
}

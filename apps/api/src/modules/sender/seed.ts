import { demoId } from '../../db/demo/ids.ts'
import { type DemoOrganizationKey, organizationId } from '../../db/demo/organizations.ts'
import { createDemoTime } from '../../db/demo/time.ts'
import { demoCourierAccounts } from '../../integrations/cdek/demo-accounts.ts'
import type { SeedContext } from '../../platform/module.ts'
import { secretPlaceOf } from './store.ts'

/** Kopecks for one order. */
const PRICE = 3900

/** O1 and O4 send with insurance; the key of O7 was changed at the courier's, and its insurance has ended. */
const demoAccounts: readonly {
  readonly organization: DemoOrganizationKey
  readonly clientId: string
  readonly clientSecret: string
  readonly startedAt: number
  readonly endedAt?: number
}[] = [
  { organization: 'O1', ...demoCourierAccounts.O1, startedAt: -120 },
  { organization: 'O4', ...demoCourierAccounts.O4, startedAt: -150 },
  { organization: 'O7', ...demoCourierAccounts.O7, clientSecret: 'demo-secret-outdated', startedAt: -90, endedAt: -12 },
]

/** Courier accounts and order insurance of the demo. */
export const seedSender = async ({ database, secrets, start }: SeedContext): Promise<void> => {
  const time = createDemoTime(start)
  const rows = demoAccounts.map((account) => {
    const createdAt = time.instant(account.startedAt - 1)
    const key = { organization_id: organizationId(account.organization), id: demoId(`courier ${account.organization}`) }
    return { account, key, audit: { created_at: createdAt, updated_at: createdAt, is_deleted: false } }
  })
  await database.query
    .insertInto('courier_credential')
    .values(
      rows.map(({ account, key, audit }) => ({
        ...key,
        service_type: 'CDEK' as const,
        secret_type: 'OAUTH' as const,
        client_id: account.clientId,
        client_secret_sealed: secrets.seal(account.clientSecret, secretPlaceOf(key)),
        last_check_at: null,
        last_check_problem: null,
        ...audit,
      })),
    )
    .execute()
  await database.query
    .insertInto('sender_insurance')
    .values(
      rows.map(({ account, key, audit }) => ({
        organization_id: key.organization_id,
        status: account.endedAt === undefined ? ('ENABLED' as const) : ('DISABLED' as const),
        price: PRICE,
        started_at: time.instant(account.startedAt),
        ended_at: account.endedAt === undefined ? null : time.instant(account.endedAt),
        ...audit,
      })),
    )
    .execute()
}

import { demoCourierAccounts } from '../../integrations/cdek/demo-accounts.ts'
import { named, type Words } from '../../platform/language.ts'
import { findReaders, writeToReaders } from '../../platform/letters/readers.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PushInquiry, StatePusher } from '../../platform/state-pusher.ts'
import { insuranceDisabled, insuranceEnabled } from './letters.ts'
import { refuseSender } from './messages.ts'
import * as store from './store.ts'

const insuranceWords = {
  ENABLED: { ru: 'Подключено', en: 'On' },
  DISABLED: { ru: 'Отключено', en: 'Off' },
} as const satisfies Record<string, Words>

const other = { ENABLED: 'DISABLED', DISABLED: 'ENABLED' } as const

const announce = async ({ platform }: PushInquiry, row: store.InsuranceRow): Promise<void> => {
  const { database, config } = platform
  const organizationId = row.organization_id
  const readers = await findReaders(database, organizationId, { roles: ['USER_ADMIN'] })
  const courier = config.courierName
  await (row.status === 'ENABLED'
    ? writeToReaders(platform, organizationId, readers, insuranceDisabled, { courier })
    : writeToReaders(platform, organizationId, readers, insuranceEnabled, { courier, price: row.price }))
}

/** Plays the insurer of orders: its debt collector switches the insurance off, and on again. */
export const insurancePusher: StatePusher = {
  id: 'sender.insurance',
  title: { ru: 'Страхование заказов', en: 'Insurance of orders' },
  async find({ platform, language }) {
    return (await store.findInsured(platform.database)).map((row) => ({
      id: row.organization_id,
      organization: row.short_name,
      title: row.short_name,
      state: named(insuranceWords, row.status, language),
      next: [named(insuranceWords, other[row.status], language)],
    }))
  },
  push: (inquiry, id, next) => {
    const { database, clock } = inquiry.platform
    return database.transaction(async () => {
      const row = await store.lockInsurance(database, id)
      if (!row) throw refuse.notFound()
      if (next !== other[row.status]) throw refuseSender.wrongState()
      const at = clock.nowText()
      const change = row.status === 'ENABLED' ? { ended_at: at } : { started_at: at, ended_at: null }
      await store.changeInsurance(database, id, { ...change, status: other[row.status] }, at)
      await announce(inquiry, row)
    })
  },
}

const keyWords = {
  GOOD: { ru: 'Ключ подходит', en: 'The key is good' },
  REFUSED: { ru: 'Ключ не подходит', en: 'The key is refused' },
} as const satisfies Record<string, Words>

const OUTDATED = 'demo-secret-outdated'

/** The secret that the simulated courier knows for an account. */
const knownSecret = (clientId: string): string | undefined =>
  Object.values(demoCourierAccounts).find((account) => account.clientId === clientId)?.clientSecret

const keyStateOf = ({ platform }: PushInquiry, row: store.CredentialRow): keyof typeof keyWords =>
  platform.secrets.open(row.client_secret_sealed, store.secretPlaceOf(row)) === knownSecret(row.client_id)
    ? 'GOOD'
    : 'REFUSED'

const otherKey = { GOOD: 'REFUSED', REFUSED: 'GOOD' } as const

/** Plays the courier that issues another key. */
export const keyPusher: StatePusher = {
  id: 'sender.key',
  title: { ru: 'Ключи курьерской службы', en: 'Keys of the courier service' },
  async find(inquiry) {
    const rows = await store.findCredentials(inquiry.platform.database)
    return rows
      .filter(({ client_id: clientId }) => knownSecret(clientId) !== undefined)
      .map((row) => ({
        id: row.id,
        organization: row.short_name,
        title: row.client_id,
        state: named(keyWords, keyStateOf(inquiry, row), inquiry.language),
        next: [named(keyWords, otherKey[keyStateOf(inquiry, row)], inquiry.language)],
      }))
  },
  push: (inquiry, id, next) => {
    const { database, clock, secrets } = inquiry.platform
    return database.transaction(async () => {
      const row = (await store.findCredentials(database)).find((candidate) => candidate.id === id)
      const known = row && knownSecret(row.client_id)
      if (!row || known === undefined) throw refuse.notFound()
      if (next !== otherKey[keyStateOf(inquiry, row)]) throw refuseSender.wrongState()
      const sealed = secrets.seal(next === 'GOOD' ? known : OUTDATED, store.secretPlaceOf(row))
      await store.changeSecret(database, row, sealed, clock.nowText())
    })
  },
}

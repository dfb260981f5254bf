import { demoOrganization } from '../../db/demo/organizations.ts'
import { businessDay } from '../../platform/clock.ts'
import { nextNumber } from '../../platform/counters.ts'
import { named, type Words } from '../../platform/language.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PushInquiry, StatePusher } from '../../platform/state-pusher.ts'
import { refuseInsurance } from './messages.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000
const POLICY_DAYS = 364
const NUMBER_DIGITS = 6

const words = {
  NOT_OFFERED: { ru: 'Не подключено', en: 'Not connected' },
  OFFERED: { ru: 'Страховщик готов принять заявку', en: 'The insurer takes an application' },
  CONNECTION_REQUESTED: { ru: 'Заявка на подключение', en: 'Connection requested' },
  REJECTED: { ru: 'Заявка отклонена', en: 'Application refused' },
  AVAILABLE: { ru: 'Подключено', en: 'Connected' },
  SUSPENDED: { ru: 'Приостановлено', en: 'Suspended' },
  DISCONNECTION_REQUESTED: { ru: 'Заявка на отключение', en: 'Disconnection requested' },
  UNAVAILABLE: { ru: 'Отключено', en: 'Disconnected' },
} as const satisfies Record<string, Words>

type State = keyof typeof words

const stateOf = (row: store.DebtorInsuranceRow): State => {
  if (row.request_status !== null) return row.request_status
  if (row.service_status !== 'UNAVAILABLE') return row.service_status
  if (row.policy_number !== null) return 'UNAVAILABLE'
  return row.is_offered ? 'OFFERED' : 'NOT_OFFERED'
}

const nextOf: Readonly<Record<State, readonly State[]>> = {
  NOT_OFFERED: ['OFFERED'],
  // From here the administrator of the cabinet goes on.
  OFFERED: ['NOT_OFFERED'],
  CONNECTION_REQUESTED: ['AVAILABLE', 'REJECTED'],
  REJECTED: ['OFFERED'],
  AVAILABLE: ['SUSPENDED', 'UNAVAILABLE'],
  SUSPENDED: ['AVAILABLE', 'UNAVAILABLE'],
  DISCONNECTION_REQUESTED: ['UNAVAILABLE', 'AVAILABLE'],
  UNAVAILABLE: ['OFFERED'],
}

const policyOf = async ({ platform }: PushInquiry, row: store.DebtorInsuranceRow) => {
  const { database, clock } = platform
  const now = clock.now()
  const end = businessDay(new Date(now.getTime() + POLICY_DAYS * DAY_MS))
  // A suspended policy goes on; a new one begins today.
  if (row.service_status !== 'UNAVAILABLE') return {}
  const today = businessDay(now)
  const ordinal = await nextNumber(database, `debtor-policy-${today.slice(0, 4)}`)
  return {
    policy_number: `ТК-77-${String(ordinal).padStart(NUMBER_DIGITS, '0')}/${today.slice(2, 4)}`,
    insurer_name: demoOrganization('INS').shortName,
    start_date: today,
    end_date: end,
  }
}

const changeTo = async (
  inquiry: PushInquiry,
  row: store.DebtorInsuranceRow,
  next: State,
): Promise<Partial<store.DebtorInsuranceRow>> => {
  const now = inquiry.platform.clock.now()
  switch (next) {
    case 'OFFERED':
      return { is_offered: true, request_status: null, policy_number: null, start_date: null, end_date: null }
    case 'NOT_OFFERED':
      return { is_offered: false }
    case 'REJECTED':
      return { request_status: 'REJECTED', reject_reason: 'Недостаточно данных о покупателях' }
    case 'AVAILABLE':
      return { service_status: 'AVAILABLE', request_status: null, ...(await policyOf(inquiry, row)) }
    case 'SUSPENDED':
      return { service_status: 'SUSPENDED' }
    default:
      return { service_status: 'UNAVAILABLE', request_status: null, end_date: businessDay(now) }
  }
}

const isState = (name: string): name is State => Object.hasOwn(words, name)

/** Plays the insurer of commercial credits. */
export const insurancePusher: StatePusher = {
  id: 'debtor.insurance',
  title: { ru: 'Страхование коммерческих кредитов', en: 'Insurance of commercial credits' },
  async find({ platform, language }) {
    return (await store.findInsured(platform.database)).map((row) => ({
      id: row.organization_id,
      organization: row.short_name,
      title: row.policy_number ?? row.short_name,
      state: named(words, stateOf(row), language),
      next: nextOf[stateOf(row)].map((state) => named(words, state, language)),
    }))
  },
  push: (inquiry, id, next) => {
    const { database, clock } = inquiry.platform
    return database.transaction(async () => {
      const row = await store.lockInsurance(database, id)
      if (!row) throw refuse.notFound()
      if (!isState(next) || !nextOf[stateOf(row)].includes(next)) throw refuseInsurance.wrongState()
      await store.changeInsurance(database, id, await changeTo(inquiry, row, next), clock.nowText())
    })
  },
}

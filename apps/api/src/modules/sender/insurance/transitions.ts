import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import type { Message } from '../../../kernel/language.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { defineMachine, movesOf, type Step } from '../../../platform/transitions/machine.ts'
import { withOrganizations } from '../../organization/port.ts'
import { findRecipients } from '../../people/port.ts'
import { insuranceDisabled, insuranceEnabled } from '../emails.ts'
import { closePeriod, openPeriod, type PeriodEnd } from '../cover/period-store.ts'
import { reconsiderCover } from '../orders/reconsider.ts'
import type { SenderInsuranceTable } from '../tables.ts'

type Row = Selectable<SenderInsuranceTable>

/** States of the insurance of orders; one that has never been on is as if there were none. */
const insuranceStates = {
  NONE: { ru: 'Не подключалось', en: 'Never on' },
  ENABLED: { ru: 'Подключено', en: 'On' },
  DISABLED: { ru: 'Отключено', en: 'Off' },
} as const satisfies Record<string, Message>

type InsuranceState = keyof typeof insuranceStates

/** Insurance of orders of every organization that has had one. */
export const findInsured = async (database: Database) => {
  const rows = await database.query
    .selectFrom('sender_insurance')
    .selectAll()
    .where('is_deleted', '=', false)
    .orderBy('organization_id')
    .limit(200)
    .execute()
  return withOrganizations(database, rows, ['short_name'])
}

const notify = async ({ platform, subject }: Pick<Step<Row>, 'platform' | 'subject'>, isOn: boolean): Promise<void> => {
  const { database, config } = platform
  const organizationId = subject.organization_id
  const readers = await findRecipients(database, organizationId, { roles: ['USER_ADMIN'] })
  const courier = config.courierName
  await (isOn
    ? sendToRecipients(platform, organizationId, readers, insuranceEnabled, { courier, price: subject.price })
    : sendToRecipients(platform, organizationId, readers, insuranceDisabled, { courier }))
}

const move = movesOf<InsuranceState, Row, Pick<Row, 'price' | 'started_at' | 'ended_at'>>()

/** Insurance of the orders that an organization sends by courier. */
export const insuranceMachine = defineMachine({
  id: 'sender.insurance',
  title: { ru: 'Страхование заказов', en: 'Insurance of orders' },
  states: insuranceStates,
  initial: 'NONE',
  moves: {
    activate: move<{ readonly price: number }>({
      title: { ru: 'Страхование включено', en: 'The insurance has been switched on' },
      from: ['NONE', 'DISABLED'],
      to: 'ENABLED',
      actors: ['USER', 'STAFF'],
      alreadyPast: ['ENABLED'],
      change: ({ at, input: { price } }) => ({ price, started_at: at, ended_at: null }),
      effect: async (step) => {
        const { platform, database, subject, input, at } = step
        await openPeriod(database, subject.organization_id, input.price, at)
        await reconsiderCover(platform, subject.organization_id)
        await notify({ ...step, subject: { ...subject, price: input.price } }, true)
      },
    }),
    deactivate: move<{ readonly reason: PeriodEnd }>({
      title: { ru: 'Страхование отключено', en: 'The insurance has been switched off' },
      from: ['ENABLED'],
      to: 'DISABLED',
      // The job: a debt that nobody has paid.
      actors: ['USER', 'JOB', 'STAFF'],
      alreadyPast: ['DISABLED'],
      change: ({ at }) => ({ ended_at: at }),
      effect: async (step) => {
        const { platform, database, subject, input, at } = step
        await closePeriod(database, subject.organization_id, input.reason, at)
        await reconsiderCover(platform, subject.organization_id)
        await notify(step, false)
      },
    }),
  },
  lock: ({ query }: Database, { id, organizationId = id }): Promise<Row | undefined> =>
    query
      .selectFrom('sender_insurance')
      .selectAll()
      .where('organization_id', '=', id)
      .where('organization_id', '=', organizationId)
      .where('is_deleted', '=', false)
      .forUpdate()
      .executeTakeFirst(),
  stateOf: ({ status, started_at: startedAt }: Row): InsuranceState => (startedAt === null ? 'NONE' : status),
  keyOf: ({ organization_id: id }) => ({ id, organizationId: id }),
  async save({ query }, { organization_id }, to, change, at) {
    const status = asStatus(to === 'ENABLED' ? ('ENABLED' as const) : ('DISABLED' as const))
    await query
      .updateTable('sender_insurance')
      .set({ ...change, status, updated_at: at })
      .where('organization_id', '=', organization_id)
      .execute()
  },
})

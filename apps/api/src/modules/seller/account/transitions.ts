import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import type { Message } from '../../../kernel/language.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { defineMachine, movesOf, type Step } from '../../../platform/transitions/machine.ts'
import { removeSellerAccount } from '../../organization/port.ts'
import { findRecipients } from '../../people/port.ts'
import { ensureDocuments } from '../documents/papers.ts'
import { accountFails } from '../emails.ts'
import type { ConnectionRow } from '../store.ts'
import type { AccountState } from '../tables.ts'

const accountStateMessages = {
  SAVED: { ru: 'Подключён, ждёт маркетплейс', en: 'Linked, waits for the marketplace' },
  AVAILABLE: { ru: 'Работает', en: 'Works' },
  ERROR: { ru: 'Ошибка подключения', en: 'Error' },
  DELETED: { ru: 'Удалён', en: 'Removed' },
} as const satisfies Record<AccountState, Message>

type AccountChange = Pick<ConnectionRow, 'problem' | 'ended_at'>

/** What the marketplace says about an account in error. */
interface Problem {
  readonly problem: string
}

/** Nobody sees new orders now: administrators hear of it at once, in the words of the marketplace. */
const notifyAdministrators = async ({ platform, subject, input }: Step<ConnectionRow, Problem>): Promise<void> => {
  const { organization_id: organizationId, name } = subject
  const readers = await findRecipients(platform.database, organizationId, { roles: ['USER_ADMIN'] })
  const details = { marketplace: platform.config.marketplaceName, account: name, problem: input.problem }
  await sendToRecipients(platform, organizationId, readers, accountFails, details)
}

const move = movesOf<AccountState, ConnectionRow, AccountChange>()

/** The account of a seller at the marketplace; only the marketplace knows how it is. */
export const accountMachine = defineMachine({
  id: 'seller.account',
  title: { ru: 'Аккаунт маркетплейса', en: 'Marketplace account' },
  states: accountStateMessages,
  initial: 'SAVED',
  moves: {
    activate: move({
      title: { ru: 'Маркетплейс подтвердил аккаунт', en: 'The marketplace has confirmed the account' },
      from: ['SAVED', 'ERROR'],
      to: 'AVAILABLE',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['AVAILABLE'],
      change: () => ({ problem: null }),
      effect: ({ platform, subject }) => ensureDocuments(platform, subject),
    }),
    fail: move<Problem>({
      title: { ru: 'Маркетплейс сообщил об ошибке', en: 'The marketplace has reported an error' },
      from: ['SAVED', 'AVAILABLE', 'ERROR'],
      to: 'ERROR',
      actors: ['PARTNER', 'STAFF'],
      change: ({ input }) => ({ problem: input.problem }),
      effect: async (step) => {
        // The same trouble in other words is no news for people.
        if (step.subject.status !== 'ERROR') await notifyAdministrators(step)
      },
    }),
    remove: move({
      title: { ru: 'Аккаунт удалён', en: 'The account has been removed' },
      from: ['SAVED', 'AVAILABLE', 'ERROR'],
      to: 'DELETED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['DELETED'],
      change: ({ at }) => ({ problem: null, ended_at: at }),
      effect: ({ database, subject, at }) => removeSellerAccount(database, subject, at),
    }),
  },
  lock: ({ query }: Database, { id, organizationId }): Promise<ConnectionRow | undefined> => {
    const found = query.selectFrom('seller_connection').selectAll().where('id', '=', id)
    const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
    return own.forUpdate().executeTakeFirst()
  },
  stateOf: ({ status }: ConnectionRow): AccountState => status,
  keyOf: ({ id, organization_id: organizationId }: ConnectionRow) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change, at) {
    await query
      .updateTable('seller_connection')
      .set({ ...change, status: asStatus(to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})

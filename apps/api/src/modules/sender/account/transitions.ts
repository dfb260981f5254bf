import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import type { Message } from '../../../kernel/language.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { defineMachine, movesOf, type Step } from '../../../platform/transitions/machine.ts'
import { findRecipients } from '../../people/port.ts'
import { accountDisplaced, accountFails } from '../emails.ts'
import type { CredentialRow } from './credential-store.ts'

/** States of a courier account; people read REFUSED, SILENT and TAKEN as an error. */
const credentialStates = {
  SAVED: { ru: 'Сохранён', en: 'Saved' },
  AVAILABLE: { ru: 'Работает', en: 'Works' },
  REFUSED: { ru: 'Ключ не подходит', en: 'The key is refused' },
  SILENT: { ru: 'Служба не отвечает', en: 'The service does not answer' },
  TAKEN: { ru: 'Подключён к другому кабинету', en: 'Connected to another cabinet' },
  DELETED: { ru: 'Удалён', en: 'Deleted' },
} as const satisfies Record<string, Message>

type CredentialState = keyof typeof credentialStates

type CredentialChange = Pick<CredentialRow, 'client_id' | 'client_secret_sealed' | 'contract_number'>

const problemStates = { badKey: 'REFUSED', noResponse: 'SILENT', taken: 'TAKEN' } as const

const stateOf = (row: CredentialRow): CredentialState => {
  if (row.is_deleted) return 'DELETED'
  if (row.last_check_at === null) return 'SAVED'
  if (row.last_check_problem === null) return 'AVAILABLE'
  return problemStates[row.last_check_problem]
}

/** Without the courier nothing is insured, so administrators hear of a refused key at once. */
const notifyAdministrators = async ({ platform, subject }: Step<CredentialRow>): Promise<void> => {
  const organizationId = subject.organization_id
  const readers = await findRecipients(platform.database, organizationId, { roles: ['USER_ADMIN'] })
  await sendToRecipients(platform, organizationId, readers, accountFails, { courier: platform.config.courierName })
}

/** Whoever has named the account without a good key learns that somebody has shown one. */
const notifyDisplaced = async ({ platform, subject }: Step<CredentialRow>): Promise<void> => {
  const organizationId = subject.organization_id
  const readers = await findRecipients(platform.database, organizationId, { roles: ['USER_ADMIN'] })
  await sendToRecipients(platform, organizationId, readers, accountDisplaced, { courier: platform.config.courierName })
}

const move = movesOf<CredentialState, CredentialRow, CredentialChange>()

/** The key of an organization to its account at the courier. */
export const credentialMachine = defineMachine({
  id: 'sender.credential',
  title: { ru: 'Ключ курьерской службы', en: 'Key of the courier service' },
  states: credentialStates,
  initial: 'SAVED',
  moves: {
    answer: move({
      title: { ru: 'Служба приняла ключ', en: 'The service has taken the key' },
      from: ['SAVED', 'REFUSED', 'SILENT', 'TAKEN'],
      to: 'AVAILABLE',
      actors: ['JOB'],
      alreadyPast: ['AVAILABLE'],
    }),
    refuse: move({
      title: { ru: 'Служба не приняла ключ', en: 'The service has refused the key' },
      from: ['SAVED', 'AVAILABLE', 'SILENT', 'TAKEN'],
      to: 'REFUSED',
      actors: ['JOB'],
      alreadyPast: ['REFUSED'],
      effect: notifyAdministrators,
    }),
    keepSilent: move({
      title: { ru: 'Служба не ответила', en: 'The service has not answered' },
      from: ['SAVED', 'AVAILABLE', 'REFUSED', 'TAKEN'],
      to: 'SILENT',
      actors: ['JOB'],
      alreadyPast: ['SILENT'],
    }),
    displace: move({
      title: { ru: 'Аккаунт подключён к другому кабинету', en: 'Another cabinet has connected the account' },
      from: ['SAVED', 'REFUSED', 'SILENT'],
      to: 'TAKEN',
      actors: ['JOB'],
      alreadyPast: ['TAKEN'],
      effect: notifyDisplaced,
    }),
    replaceKey: move<CredentialChange>({
      title: { ru: 'Ключ заменён', en: 'The key has been replaced' },
      from: ['SAVED', 'AVAILABLE', 'REFUSED', 'SILENT', 'TAKEN'],
      to: 'SAVED',
      actors: ['USER', 'STAFF'],
      change: ({ input }) => input,
    }),
    remove: move({
      title: { ru: 'Аккаунт удалён', en: 'The account has been deleted' },
      from: ['SAVED', 'AVAILABLE', 'REFUSED', 'SILENT', 'TAKEN'],
      to: 'DELETED',
      actors: ['USER'],
      alreadyPast: ['DELETED'],
    }),
  },
  lock: ({ query }: Database, { id, organizationId }): Promise<CredentialRow | undefined> => {
    const found = query.selectFrom('courier_credential').selectAll().where('id', '=', id)
    const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
    return own.forUpdate().executeTakeFirst()
  },
  stateOf,
  keyOf: ({ id, organization_id: organizationId }: CredentialRow) => ({ id, organizationId }),
  async save({ query }, { organization_id, id, last_check_problem: present, is_proved: wasProved }, to, change, at) {
    const problem = {
      SAVED: null,
      AVAILABLE: null,
      REFUSED: 'badKey',
      SILENT: 'noResponse',
      TAKEN: 'taken',
      DELETED: present,
    } as const
    await query
      .updateTable('courier_credential')
      .set({
        ...change,
        last_check_problem: asStatus(problem[to]),
        // A courier that is silent takes back nothing.
        is_proved: asStatus(to === 'AVAILABLE' || (to === 'SILENT' && wasProved)),
        is_deleted: asStatus(to === 'DELETED'),
        ...(to !== 'DELETED' && { last_check_at: to === 'SAVED' ? null : at }),
        updated_at: at,
      })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})

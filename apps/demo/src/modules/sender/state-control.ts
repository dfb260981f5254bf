import { demoCourierAccounts } from '../../courier/accounts.ts'
import { named, type Message } from '@cabinet/api/kernel/language'
import { errors } from '@cabinet/api/kernel/http-error'
import type { PushContext, StateControl } from '../../state-control.ts'
import { applyEvent } from '@cabinet/api/platform/transitions/apply'
import { controlOf } from '../../machine-control.ts'
import { senderErrors } from '@cabinet/api/modules/sender/messages'
import * as store from '@cabinet/api/modules/sender/account/credential-store'
import { credentialMachine } from '@cabinet/api/modules/sender/account/transitions'
import { findInsured, insuranceMachine } from '@cabinet/api/modules/sender/insurance/transitions'

/** Plays who switches the insurance of orders off, and on again. */
export const insuranceControl = controlOf(insuranceMachine, {
  id: 'sender.insurance',
  title: insuranceMachine.title,
  find: async ({ platform }) =>
    (await findInsured(platform.database)).map((row) => ({
      organization: row.short_name,
      title: row.short_name,
      row,
    })),
  inputs: {
    activate: (_context, { price }) => ({ price }),
    deactivate: () => ({ reason: 'BY_STAFF' as const }),
  },
})

const keyMessages = {
  GOOD: { ru: 'Ключ подходит', en: 'The key is good' },
  REFUSED: { ru: 'Ключ не подходит', en: 'The key is refused' },
} as const satisfies Record<string, Message>

const OUTDATED = 'demo-secret-outdated'

/** The secret that the simulated courier knows for an account. */
const knownSecret = (clientId: string): string | undefined =>
  Object.values(demoCourierAccounts).find((account) => account.clientId === clientId)?.clientSecret

const keyStateOf = ({ platform }: PushContext, row: store.CredentialRow): keyof typeof keyMessages =>
  platform.secrets.open(row.client_secret_sealed, store.secretLocationOf(row)) === knownSecret(row.client_id)
    ? 'GOOD'
    : 'REFUSED'

const otherKey = { GOOD: 'REFUSED', REFUSED: 'GOOD' } as const

/** Plays the courier that issues another key. */
export const keyControl: StateControl = {
  id: 'sender.key',
  title: { ru: 'Ключи курьерской службы', en: 'Keys of the courier service' },
  async find(context) {
    const rows = await store.findCredentials(context.platform.database)
    return rows
      .filter(({ client_id: clientId }) => knownSecret(clientId) !== undefined)
      .map((row) => ({
        id: row.id,
        organization: row.short_name,
        title: row.client_id,
        state: named(keyMessages, keyStateOf(context, row), context.language),
        next: [named(keyMessages, otherKey[keyStateOf(context, row)], context.language)],
      }))
  },
  push: (context, id, next) => {
    const { database, secrets } = context.platform
    return database.transaction(async () => {
      const row = (await store.findCredentials(database)).find((candidate) => candidate.id === id)
      const known = row && knownSecret(row.client_id)
      if (!row || known === undefined) throw errors.notFound()
      if (next !== otherKey[keyStateOf(context, row)]) throw senderErrors.wrongState()
      const sealed = secrets.seal(next === 'GOOD' ? known : OUTDATED, store.secretLocationOf(row))
      await applyEvent(context.platform, credentialMachine, {
        subject: { id, organizationId: row.organization_id },
        event: 'replaceKey',
        input: { client_id: row.client_id, client_secret_sealed: sealed, contract_number: row.contract_number },
        actor: { kind: 'STAFF', id: context.user.id },
      })
    })
  },
}

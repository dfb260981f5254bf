import type { Colleague } from '@cabinet/contract/people/colleagues'
import type { OrganizationAct } from '@cabinet/contract/people/journal'
import type { Database } from '../../../db/database.ts'
import type { ActToRecord } from '../../../platform/journal/act.ts'
import { fullNameOf } from '../names.ts'
import { findNamesOfPeople } from '../names-store.ts'

type Person = Pick<Colleague, 'id' | 'lastname' | 'firstname' | 'middlename'>

const about =
  (act: OrganizationAct) =>
  ({ response }: { readonly response: Person }): ActToRecord => ({
    act,
    thingId: response.id,
    subject: fullNameOf(response),
  })

/** The same with the roles that the person has now. */
const withRoles =
  (act: OrganizationAct) =>
  ({ response }: { readonly response: Person & Pick<Colleague, 'roles'> }): ActToRecord => ({
    ...about(act)({ response }),
    roles: response.roles.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id),
  })

/** What administrators do with people, in the journal of the organization. */
export const colleagueJournal = {
  invite: ({ body }: { readonly body: { readonly email: string } }): ActToRecord => ({
    act: 'PERSON_INVITED',
    subject: body.email,
  }),
  create: withRoles('PERSON_ADDED'),
  confirm: withRoles('PERSON_CONFIRMED'),
  update: withRoles('ROLES_CHANGED'),
  reject: about('PERSON_REJECTED'),
  block: about('PERSON_BLOCKED'),
  unblock: about('PERSON_UNBLOCKED'),
  transferOwnership: about('OWNER_CHANGED'),
  remove: async ({
    database,
    params: { id },
  }: {
    readonly database: Database
    readonly params: { readonly id: string }
  }): Promise<ActToRecord> => ({
    act: 'PERSON_DELETED',
    thingId: id,
    subject: (await findNamesOfPeople(database, [id])).get(id) ?? null,
  }),
}

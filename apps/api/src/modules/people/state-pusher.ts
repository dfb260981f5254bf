import { named } from '../../kernel/language.ts'
import type { RequestContext } from '../../platform/context.ts'
import { errors } from '../../kernel/http-error.ts'
import type { PushContext, StatePusher } from '../../platform/state-pusher.ts'
import { confirmPerson, rejectPerson } from './colleague-service.ts'
import { userStatusMessages } from './messages.ts'
import { fullNameOf } from './names.ts'
import { findWaitingEverywhere, findWaitingPerson, type WaitingPerson } from './waiting-store.ts'

const REASON = 'Не нашли вас среди сотрудников'

/** The owner asks, as if they had pressed the button themselves. */
const asOwner = ({ platform, language }: PushContext, person: WaitingPerson): RequestContext => ({
  platform,
  language,
  organizationId: person.organization_id,
  user: {
    id: person.ownerId,
    sessionId: '',
    mustChangePassword: false,
    excludedModules: [],
    organizationId: person.organization_id,
    status: 'ACTIVE',
    roles: [{ nameWithoutPrefix: 'USER_ADMIN', isDeleted: false }],
  },
})

/** Plays the owners of cabinets, who let people in or turn them away. */
export const waitingPusher: StatePusher = {
  id: 'people.waiting',
  title: { ru: 'Ждут подтверждения владельца', en: 'Wait for the owner' },
  async find({ platform, language }) {
    return (await findWaitingEverywhere(platform.database)).map((person) => ({
      id: person.id,
      organization: person.short_name,
      title: fullNameOf(person),
      state: named(userStatusMessages, 'UNCONFIRMED', language),
      next: [named(userStatusMessages, 'ACTIVE', language), named(userStatusMessages, 'REJECTED', language)],
    }))
  },
  async push(context, id, next) {
    const person = await findWaitingPerson(context.platform.database, id)
    if (!person) throw errors.notFound()
    const asked = { ...asOwner(context, person), params: { id } }
    if (next === 'ACTIVE') await confirmPerson({ ...asked, body: { roles: ['USER'] } })
    else if (next === 'REJECTED') await rejectPerson({ ...asked, body: { reason: REASON } })
    else throw errors.notFound()
  },
}

import { named } from '@cabinet/api/kernel/language'
import type { RequestContext } from '@cabinet/api/platform/context'
import { errors } from '@cabinet/api/kernel/http-error'
import type { PushContext, StateControl } from '../../state-control.ts'
import { confirmPerson, rejectPerson } from '@cabinet/api/modules/people/colleague-service'
import { userStatusMessages } from '@cabinet/api/modules/people/messages'
import { fullNameOf } from '@cabinet/api/modules/people/names'
import { findWaitingEverywhere, findWaitingPerson, type WaitingPerson } from '@cabinet/api/modules/people/waiting-store'

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
    hasSecondFactor: false,
    secondFactorRequiredBy: null,
    provedAt: null,
    excludedModules: [],
    organizationId: person.organization_id,
    status: 'ACTIVE',
    roles: [{ nameWithoutPrefix: 'USER_ADMIN', isDeleted: false }],
  },
})

/** Plays the owners of cabinets, who let people in or turn them away. */
export const waitingControl: StateControl = {
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

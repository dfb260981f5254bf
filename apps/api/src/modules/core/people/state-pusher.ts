import { named } from '../../../platform/language.ts'
import type { Inquiry } from '../../../platform/module.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { PushInquiry, StatePusher } from '../../../platform/state-pusher.ts'
import { confirmPerson, rejectPerson } from './colleague-service.ts'
import { userStatusWords } from './messages.ts'
import { fullNameOf } from './names.ts'
import { findWaitingEverywhere, findWaitingPerson, type WaitingPerson } from './waiting-store.ts'

const REASON = 'Не нашли вас среди сотрудников'

/** The owner asks, as if they had pressed the button themselves. */
const asOwner = ({ platform, language }: PushInquiry, person: WaitingPerson): Inquiry => ({
  platform,
  language,
  organizationId: person.organization_id,
  user: {
    id: person.owner_id,
    sessionId: '',
    organizationId: person.organization_id,
    status: 'ACTIVE',
    roles: [{ nameWithoutPrefix: 'USER_ADMIN', isDeleted: false }],
  },
})

/** Plays the owners of cabinets, who let people in or turn them away. */
export const waitingPusher: StatePusher = {
  id: 'core.waiting',
  title: { ru: 'Ждут подтверждения владельца', en: 'Wait for the owner' },
  async find({ platform, language }) {
    return (await findWaitingEverywhere(platform.database)).map((person) => ({
      id: person.id,
      organization: person.short_name,
      title: fullNameOf(person),
      state: named(userStatusWords, 'UNCONFIRMED', language),
      next: [named(userStatusWords, 'ACTIVE', language), named(userStatusWords, 'REJECTED', language)],
    }))
  },
  async push(inquiry, id, next) {
    const person = await findWaitingPerson(inquiry.platform.database, id)
    if (!person) throw refuse.notFound()
    const asked = { ...asOwner(inquiry, person), params: { id } }
    if (next === 'ACTIVE') await confirmPerson({ ...asked, body: { roles: ['USER'] } })
    else if (next === 'REJECTED') await rejectPerson({ ...asked, body: { reason: REASON } })
    else throw refuse.notFound()
  },
}

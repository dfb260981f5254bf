import { errors } from '@cabinet/api/kernel/http-error'
import { type Message, named } from '@cabinet/api/kernel/language'
import { findPartner, findPartners } from '@cabinet/api/modules/partner/store'
import { type Behavior, behaviors } from '../../demo-partner.ts'
import type { StateControl } from '../../state-control.ts'
import { findBehavior, saveBehavior } from '../../behavior-store.ts'

/** How the demo plays a partner, in words. */
const behaviorMessages: Readonly<Record<Behavior, Message>> = {
  PROMPT: { ru: 'Отвечает быстро', en: 'Answers soon' },
  SLOW: { ru: 'Отвечает медленно', en: 'Answers slowly' },
  REFUSING: { ru: 'Отказывает', en: 'Refuses' },
  ASKING: { ru: 'Просит документы, платит частями', en: 'Asks for documents, pays in parts' },
  SILENT: { ru: 'Молчит', en: 'Keeps silent' },
}

/** Switches how the demo plays its partners. */
export const behaviorControl: StateControl = {
  id: 'partner.mood',
  title: { ru: 'Поведение партнёров', en: 'Behaviour of partners' },
  async find({ platform: { database }, language }) {
    const partners = await findPartners(database)
    return Promise.all(
      partners.map(async ({ id, name }) => {
        const behavior = await findBehavior(database, id)
        return {
          id,
          organization: name,
          title: name,
          state: named(behaviorMessages, behavior, language),
          next: behaviors
            .filter((other) => other !== behavior)
            .map((other) => named(behaviorMessages, other, language)),
        }
      }),
    )
  },
  async push({ platform: { database } }, id, next) {
    const behavior = behaviors.find((name) => name === next)
    if (!behavior || !(await findPartner(database, id))) throw errors.notFound()
    await saveBehavior(database, id, behavior)
  },
}

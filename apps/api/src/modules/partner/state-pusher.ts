import { errors } from '../../kernel/http-error.ts'
import { named } from '../../kernel/language.ts'
import { type Mood, moods } from '../../platform/partners/demo-partner.ts'
import type { StatePusher } from '../../platform/state-pusher.ts'
import { moodMessages } from './messages.ts'
import { changePartner, findPartner, findPartners } from './store.ts'

const isMood = (name: string): name is Mood => (moods as readonly string[]).includes(name)

/** Switches how the demo plays its partners. */
export const moodPusher: StatePusher = {
  id: 'partner.mood',
  title: { ru: 'Поведение партнёров', en: 'Behaviour of partners' },
  async find({ platform, language }) {
    return (await findPartners(platform.database)).map(({ id, name, mood }) => ({
      id,
      organization: name,
      title: name,
      state: named(moodMessages, mood, language),
      next: moods.filter((other) => other !== mood).map((other) => named(moodMessages, other, language)),
    }))
  },
  async push({ platform }, id, next) {
    const { database, clock } = platform
    if (!isMood(next) || !(await findPartner(database, id))) throw errors.notFound()
    await changePartner(database, id, { mood: next }, clock.nowText())
  },
}

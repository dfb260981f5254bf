import { named, type Message } from '@cabinet/api/kernel/language'
import { errors } from '@cabinet/api/kernel/http-error'
import type { StateControl } from '../../../state-control.ts'
import { senderErrors } from '@cabinet/api/modules/sender/messages'
import { findCredentials } from '@cabinet/api/modules/sender/account/credential-store'
import { insertPrice, priceOf } from '@cabinet/api/modules/sender/insurance/store'
import { USUAL_PRICE } from '@cabinet/api/modules/sender/cover/terms'

/** What the insurer asks for after thinking it over. */
const RAISED_PRICE = 4500

const priceMessages = {
  USUAL: { ru: 'Обычная цена', en: 'The usual price' },
  RAISED: { ru: 'Повышенная цена', en: 'A raised price' },
} as const satisfies Record<string, Message>

const prices = { USUAL: USUAL_PRICE, RAISED: RAISED_PRICE } as const
const other = { USUAL: 'RAISED', RAISED: 'USUAL' } as const

const stateOf = (price: number): keyof typeof prices => (price === USUAL_PRICE ? 'USUAL' : 'RAISED')

/** Plays the insurer that changes the price of the insurance of orders. */
export const priceControl: StateControl = {
  id: 'sender.price',
  title: { ru: 'Цена страхования заказов', en: 'Price of the insurance of orders' },
  async find({ platform, language }) {
    const rows = await findCredentials(platform.database)
    const at = platform.clock.nowText()
    return Promise.all(
      rows.map(async ({ organization_id: id, short_name: organization }) => {
        const state = stateOf(await priceOf(platform.database, id, at))
        return {
          id,
          organization,
          title: organization,
          state: named(priceMessages, state, language),
          next: [named(priceMessages, other[state], language)],
        }
      }),
    )
  },
  push: ({ platform }, id, next) => {
    const { database, clock } = platform
    return database.transaction(async () => {
      const known = (await findCredentials(database)).some(
        ({ organization_id: organizationId }) => organizationId === id,
      )
      if (!known) throw errors.notFound()
      const at = clock.nowText()
      const wanted = other[stateOf(await priceOf(database, id, at))]
      if (next !== wanted) throw senderErrors.wrongState()
      await insertPrice(database, id, prices[wanted], at)
    })
  },
}

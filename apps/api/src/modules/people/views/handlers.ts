import * as view from '@cabinet/contract/view'
import { errors } from '../../../kernel/http-error.ts'
import { handlers } from '../../../platform/handlers.ts'
import { findViews, saveViews } from './store.ts'

const sameName: Parameters<typeof errors.validation>[0][number]['text'] = {
  ru: 'Вид с таким названием уже есть',
  en: 'There is a view of this name already',
}

/** Saved views of registers; each person has their own. */
export const viewHandlers = handlers(view, {
  get: async (context) => ({ views: await findViews(context.database, context.user.id, context.params.register) }),
  put: async (context) => {
    const { views } = context.body
    const names = views.map(({ name }) => name)
    const repeated = names.findIndex((name, place) => names.indexOf(name) !== place)
    if (repeated !== -1) {
      throw errors.validation([{ field: `views[${repeated}].name`, code: 'taken', text: sameName }])
    }
    const { database, clock, user, params } = context
    await saveViews(database, { personId: user.id, register: params.register, views, at: clock.nowText() })
    return { views }
  },
})

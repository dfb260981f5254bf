import { errorCodes } from '@cabinet/contract/errors'
import * as view from '@cabinet/contract/people/views'
import { errors } from '../../../kernel/http-error.ts'
import { handlers } from '../../../platform/handlers.ts'
import { countOtherRegisters, deleteViews, findViews, saveViews } from './store.ts'

const { MAX_REGISTERS } = view

const tooManyRegisters = () =>
  errors.conflict(errorCodes.conflict, {
    ru: 'Сохранённых видов слишком много. Удалите ненужные',
    en: 'There are too many saved views. Delete those that you do not need',
  })

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
    const repeated = names.findIndex((name, index) => names.indexOf(name) !== index)
    if (repeated !== -1) {
      throw errors.validation([{ field: `views[${repeated}].name`, code: 'taken', text: sameName }])
    }
    const { database, clock, user, params } = context
    const { register } = params
    if (views.length === 0) {
      await deleteViews(database, user.id, register)
      return { views }
    }
    // The name of a register is the caller's word: without a bound it would be room without an end.
    if ((await countOtherRegisters(database, user.id, register)) >= MAX_REGISTERS) throw tooManyRegisters()
    await saveViews(database, { personId: user.id, register, views, at: clock.nowText() })
    return { views }
  },
})

import { type MessageSource, messagesOf, type Translate } from './intl/messages.ts'
import type ru from './messages/ru.json'
import type pagesRu from './pages/messages/ru.json'

type SharedMessageId = keyof typeof ru | keyof typeof pagesRu

/** Messages that every module may use: buttons, failures, names of states that repeat. */
export const useSharedMessages = messagesOf<SharedMessageId>('shared')
export type SharedMessages = Translate<SharedMessageId>

/** Those that the sign-in page does without; every other page brings them. */
export const pageMessages: MessageSource = {
  module: 'shared',
  load: {
    ru: () => import('./pages/messages/ru.json'),
    // They take the place of the first ones, which another language has to bring along.
    en: async () => {
      const [first, pages] = await Promise.all([import('./messages/en.json'), import('./pages/messages/en.json')])
      return { default: { ...first.default, ...pages.default } }
    },
  },
}

import { messagesOf, type Translate } from './intl/messages.ts'
import type ru from './messages/ru.json'

/** Messages that every module may use: buttons, failures, names of states that repeat. */
export const useSharedMessages = messagesOf<keyof typeof ru>('shared')
export type SharedMessages = Translate<keyof typeof ru>

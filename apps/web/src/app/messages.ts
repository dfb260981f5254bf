import { messagesOf } from '../shared/intl/messages.ts'
import type ru from './messages/ru.json'

/** Messages of the frame and of the pages that belong to no area of the product. */
export const useShellMessages = messagesOf<keyof typeof ru>('app')

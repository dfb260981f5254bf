import type ru from './messages/ru.json'

export type MessageId = keyof typeof ru

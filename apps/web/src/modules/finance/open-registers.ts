import { loadFileMessages } from '../../shared/files/messages.ts'
import type { MessageSource } from '../../shared/intl/messages.ts'
import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'

/** The messages of supplies and financing objects; no other page shows them. */
const registersMessages: MessageSource = {
  module: 'finance-registers',
  load: {
    ru: () => import('./registers/messages/ru.json'),
    en: () => import('./registers/messages/en.json'),
  },
}

export const openDeliveries = () =>
  withMessages(import('./supplies/page.tsx'), [registersMessages], loadRegisterMessages(), loadFileMessages())
export const openFinancing = () =>
  withMessages(import('./objects/page.tsx'), [registersMessages], loadRegisterMessages(), loadFileMessages())

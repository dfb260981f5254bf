import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { newsMessages } from './parts/messages.ts'

/** The pages with their messages, apart from the routes: those come with the first script. */
export const openNews = () => withMessages(import('./pages/news.tsx'), [newsMessages], loadRegisterMessages())

export const openNewLetter = () => withMessages(import('./pages/new-letter.tsx'), [newsMessages])

export const openLetter = () => withMessages(import('./pages/letter.tsx'), [newsMessages])

import { loadMessages } from '../../../shared/intl/messages.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { decisionsMessages } from './messages.ts'

/** What waits for decisions, fetched by who decides. */
export const LazyWaiting = lazyPart(async () => {
  const [{ Waiting }] = await Promise.all([import('./waiting.tsx'), loadMessages([decisionsMessages])])
  return Waiting
})

import { pages } from '@cabinet/contract/pages'
import { loadAnew, reload } from '../navigation.ts'
import { factsOf, getAccessToken, setAccessToken } from './access-token.ts'

/** What the tabs of one browser tell each other. */
type Word =
  | { readonly kind: 'renewed'; readonly accessToken: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly subject: string }

let channel: BroadcastChannel | null = null

const on = (word: Word): void => {
  const subject = factsOf(getAccessToken() ?? '')?.subject
  if (word.kind === 'signed-out') loadAnew(pages.login())
  // Another person signed in: everything that this tab shows belongs to someone else now.
  else if (word.kind === 'signed-in' && subject && subject !== word.subject) reload()
  else if (word.kind === 'renewed' && subject && factsOf(word.accessToken)?.subject === subject)
    setAccessToken(word.accessToken)
}

/** Starts to listen to the other tabs. */
export const listenToTabs = (): void => {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('cabinet-session')
  channel.addEventListener('message', (event: MessageEvent<Word>) => on(event.data))
}

export const broadcast = (word: Word): void => {
  channel?.postMessage(word)
}

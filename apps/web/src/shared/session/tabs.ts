import { pages } from '@cabinet/contract/pages'
import { loadAnew, reload } from '../navigation.ts'
import { detailsOf, getAccessToken, setAccessToken } from './access-token.ts'
import { changeHolder } from './holder.ts'

/** What the tabs of one browser tell each other. */
type Word =
  | { readonly kind: 'renewed'; readonly accessToken: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'signed-in'; readonly subject: string }

let channel: BroadcastChannel | null = null

const on = (word: Word): void => {
  const subject = detailsOf(getAccessToken() ?? '')?.subject
  switch (word.kind) {
    case 'signed-out':
      // Before the page goes: its forms would keep what is typed in them.
      changeHolder(null)
      return loadAnew(pages.login())
    case 'ended':
      return loadAnew(pages.login())
    case 'signed-in':
      if (!subject || subject === word.subject) return
      // Everything that this tab shows belongs to someone else now.
      changeHolder(word.subject)
      return reload()
    case 'renewed':
      if (subject && detailsOf(word.accessToken)?.subject === subject) setAccessToken(word.accessToken)
  }
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

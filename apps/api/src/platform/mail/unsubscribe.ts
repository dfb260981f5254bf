import { pages } from '@cabinet/contract/pages'
import { unsubscribe } from '@cabinet/contract/people/profile'
import { actionAddress, type EmailFrame } from '../emails/frame.ts'
import type { Tokens } from '../tokens.ts'

/** How the reader of a letter to many can say that they want no more of them. */
export interface UnsubscribeLinks {
  /** The page behind the link in the letter. */
  pageOf(subscriberId: string): string
  /**
   * Headers by which mail programs show a button of their own (RFC 2369). One press is enough where the cabinet is
   * reached by HTTPS: then the program makes the call itself (RFC 8058).
   */
  headersOf(subscriberId: string): Readonly<Record<string, string>>
}

/** The links of an installation. */
export const unsubscribeLinks = (frame: EmailFrame, tokens: Pick<Tokens, 'unsubscribeTokenOf'>): UnsubscribeLinks => {
  const pageOf = (subscriberId: string): string =>
    actionAddress(pages.PublicUnsubscribe({}, { token: tokens.unsubscribeTokenOf(subscriberId) }), frame)
  return {
    pageOf,
    headersOf(subscriberId) {
      const page = pageOf(subscriberId)
      // A program that cannot make the call opens the address, so without HTTPS it is that of the page.
      if (!page.startsWith('https:')) return { 'List-Unsubscribe': `<${page}>` }
      const call = new URL(`/api${unsubscribe.path}`, page)
      call.search = new URL(page).search
      return { 'List-Unsubscribe': `<${call.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    },
  }
}

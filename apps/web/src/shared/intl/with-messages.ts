import { loadMessages, type MessageSource } from './messages.ts'

/**
 * A page together with the messages of what it is made of. Routes are part of the first script, so a page whose messages
 * nobody else shows names them in a file that comes with it.
 *
 * @param sources messages of the page
 * @param others messages of shared parts, on their way
 */
export const withMessages = async <Page>(
  page: Promise<Page>,
  sources: readonly MessageSource[],
  ...others: readonly Promise<unknown>[]
): Promise<Page> => {
  const [loaded] = await Promise.all([page, loadMessages(sources), ...others])
  return loaded
}

import type { Endpoint } from './endpoint.ts'

const KEY_BYTES = 16

/** `crypto.randomUUID` is missing in pages that came without encryption. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Keys of calls under way, and of those whose answer was lost. */
export interface RequestKeys {
  /** The key for a call: the same one as long as nobody knows whether the same call before was done. */
  keyOf(endpoint: Endpoint, input: unknown): string
  /** The server has said what became of the call: done, or refused. */
  settle(endpoint: Endpoint, input: unknown): void
}

/** Keys that live as long as the page. */
export const createRequestKeys = (): RequestKeys => {
  const keys = new Map<string, string>()
  /** Two files of one name may differ in what is in them: a file is the same only as itself. */
  const files = new WeakMap<Blob, number>()
  let filesCount = 0
  const withFiles = (_name: string, value: unknown): unknown => {
    if (!(value instanceof Blob)) return value
    const number = files.get(value) ?? (filesCount += 1)
    files.set(value, number)
    return `file ${number}`
  }
  const nameOf = ({ id }: Endpoint, input: unknown): string => `${id} ${JSON.stringify(input ?? null, withFiles)}`
  return {
    keyOf(endpoint, input) {
      const name = nameOf(endpoint, input)
      const key = keys.get(name) ?? newKey()
      keys.set(name, key)
      return key
    },
    settle(endpoint, input) {
      keys.delete(nameOf(endpoint, input))
    },
  }
}

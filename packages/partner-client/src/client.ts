import { type Call, nameOf, parametersOf } from './call.ts'
import { calls, type PartnerCalls, type PartnerEvent } from './calls.ts'
import { type EventsOptions, readEvents } from './events.ts'
import { type FileToUpload, formOf } from './files.ts'
import type { PartnerClientOptions, WriteOptions } from './options.ts'
import { createSend, type Send } from './request.ts'

/** The partner API: its calls by their addresses, and the feed of events. */
export interface PartnerClient extends PartnerCalls {
  /**
   * The feed of what concerns you, without an end: `for await (const event of client.events({ after }))`.
   *
   * Each event arrives at least once, in order: save its `cursor` after you have handled it, and begin with the saved one
   * next time. Temporary failures are retried. The loop ends by `break`, or by `signal`.
   *
   * @throws PartnerApiError when the key is not accepted, or failures last longer than `totalTimeoutMs`
   */
  events(options: EventsOptions): AsyncGenerator<PartnerEvent, void, undefined>
}

/** @throws TypeError for a parameter that would lead to another address */
const filled = (path: string, values: readonly unknown[]): string =>
  parametersOf(path).reduce((filling, name, index) => {
    const value = values[index]
    if (typeof value !== 'string' || value === '' || /^\.{1,2}$/.test(value))
      throw new TypeError(`\`${name}\` of ${path} is not an id`)
    return filling.replace(`{${name}}`, encodeURIComponent(value))
  }, path)

const withQuery = (path: string, query: object): string => {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.append(name, String(value))
  return given.size > 0 ? `${path}?${given}` : path
}

/** Parameters of the path come first, then the input, which `get` and bare writes have none of, then options. */
const functionOf = (send: Send, call: Call) => {
  const { method, isDownload, isUpload, isBare } = call
  const hasInput = nameOf(call).at(-1) !== 'get' && !isBare
  const count = parametersOf(call.path).length
  return async (...given: readonly unknown[]): Promise<unknown> => {
    const path = filled(call.path, given)
    const input = (hasInput ? given[count] : undefined) as object | undefined
    const options = given[hasInput ? count + 1 : count] as WriteOptions | undefined
    if (method === 'GET') return send({ method, path: withQuery(path, input ?? {}), isDownload }, options)
    const body = isUpload ? await formOf(input as { readonly file: FileToUpload }) : JSON.stringify(input)
    return send({ method, path, body }, options)
  }
}

interface Branch {
  [name: string]: Branch | ReturnType<typeof functionOf>
}

/**
 * Creates a client of the partner API. Nothing is sent before the first call.
 *
 * @throws TypeError when `url` or `key` cannot be right
 */
export const createPartnerClient = (options: PartnerClientOptions): PartnerClient => {
  const send = createSend(options)
  const root: Branch = {}
  for (const call of calls) {
    const names = nameOf(call)
    let branch = root
    for (const name of names.slice(0, -1)) branch = (branch[name] ??= {}) as Branch
    branch[names.at(-1) ?? ''] = functionOf(send, call)
  }
  return {
    ...(root as unknown as PartnerCalls),
    events: (asked) => readEvents(send, asked),
  }
}

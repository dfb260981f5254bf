import { type Endpoint, type InputOf, isForm, type ResponseOf } from '@cabinet/contract/endpoint'
import type { CallContext, Registration } from './handlers.ts'
import type { Principal } from './principal.ts'
import { validate } from './validation.ts'

type AnyInput = Partial<Readonly<Record<'params' | 'query' | 'body', unknown>>>

/** A part of an input as its call would receive it. */
const receivedPart = (endpoint: Endpoint, part: 'params' | 'query' | 'body', value: unknown): unknown => {
  const schema = endpoint[part]
  if (schema === undefined) return undefined
  if (isForm(schema)) throw new Error(`${endpoint.id} takes a file, which comes from outside`)
  const checked = validate(schema, part, value ?? {})
  if (checked.error) throw checked.error
  return checked.value
}

const handle = async (registration: Registration, context: Parameters<Registration['finish']>[0]): Promise<unknown> => {
  const prepared = await registration.prepare(context)
  try {
    return await registration.finish(context, prepared)
  } catch (error) {
    await registration.discard?.(context, prepared)
    throw error
  }
}

/**
 * Makes calls of the product from inside of the server, as somebody makes them from outside: the same checks of the
 * input, the same rules, the same events. Keys, budgets and the right to call are the matter of the call from outside.
 *
 * @param context whose language, platform and partner the calls have
 * @param user in whose name; calls of partners need none
 */
export const actIn =
  (context: CallContext, user?: Principal) =>
  async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>> => {
    const { platform, language, log, request } = context
    const registration = platform.modules.registrations.find((one) => one.endpoint.id === endpoint.id)
    if (!registration) throw new Error(`This installation does not have ${endpoint.id}`)
    const { params, query, body } = input as AnyInput
    const own: CallContext = {
      ...platform,
      platform,
      get partner() {
        return context.partner
      },
      get onlyPartnerId() {
        return context.onlyPartnerId
      },
      language,
      log,
      request,
      visitor: user,
      get user() {
        if (!user) throw new Error(`${endpoint.id} asked for its user`)
        return user
      },
      get organizationId() {
        if (!user || user.organizationId === null) throw new Error(`${endpoint.id} asked for its organization`)
        return user.organizationId
      },
    }
    const answer = await handle(
      registration,
      Object.assign(own, {
        params: receivedPart(registration.endpoint, 'params', params),
        query: receivedPart(registration.endpoint, 'query', query),
        body: receivedPart(registration.endpoint, 'body', body),
      }),
    )
    return answer as ResponseOf<E>
  }

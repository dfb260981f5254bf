import { type Endpoint, isEndpoint } from '@cabinet/contract/endpoint'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../packages/contract/src/**/*.ts', {
  eager: true,
})

/** Every call of the contract. */
export const endpoints: readonly Endpoint[] = [
  ...new Set(Object.values(files).flatMap((exports) => Object.values(exports).filter((value) => isEndpoint(value)))),
]

const invalidated = new Set(endpoints.flatMap(({ invalidates }) => invalidates))

/** Calls that are made to see something: their names say so where the method does not. */
const reads = (endpoint: Endpoint) =>
  endpoint.method === 'GET' || invalidated.has(endpoint) || /\/(find|summary|search)$/.test(endpoint.path)

export const usesSession = ({ access }: Endpoint) =>
  access.session || access.bearer === 'access' || access.bearer === 'partner'

/** Every read that a signed-in person's pages make. */
export const sessionReads: readonly Endpoint[] = endpoints.filter(
  (endpoint) => usesSession(endpoint) && reads(endpoint),
)

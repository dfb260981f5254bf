import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Endpoint, isEndpoint } from '@cabinet/contract/endpoint'

const folder = join(import.meta.dirname, '../../../../packages/contract/src')

const files = await Promise.all(
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => (await import(join(folder, name))) as Readonly<Record<string, unknown>>),
)

const endpoints = new Set<Endpoint>(
  files.flatMap((exports) => Object.values(exports)).filter((value) => isEndpoint(value)),
)

const isOfPeople = ({ access }: Endpoint): boolean => access.session || access.bearer !== 'partner'

/** The calls of people that change something and carry what they have typed or chosen. */
export const writes: readonly Endpoint[] = [...endpoints].filter(
  (endpoint) => endpoint.method !== 'GET' && !endpoint.isRead && endpoint.body !== undefined && isOfPeople(endpoint),
)

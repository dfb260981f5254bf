import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@cabinet/contract/endpoint'
import type { AnyList } from '@cabinet/contract/find'

const folder = join(import.meta.dirname, '../../../../packages/contract/src')
const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.ts'))
const contract = await Promise.all(files.map(async (path): Promise<object> => import(join(folder, path))))

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'filters' in value && 'sort' in value && 'page' in value

/** Every list of the contract. */
export const lists: readonly AnyList[] = contract.flatMap((exports) => Object.values(exports).filter(isList))

/** The list behind a call that finds or exports. The body of partners is a stricter one, so their answer tells it. */
export const listBehind = ({ body, response }: Pick<Endpoint, 'body' | 'response'>): AnyList | undefined =>
  lists.find((list) => list.body === body || list.page === response)

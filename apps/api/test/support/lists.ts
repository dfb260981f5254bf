import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyList } from '@cabinet/contract/find'

const folder = join(import.meta.dirname, '../../../../packages/contract/src')
const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.ts'))
const contract = await Promise.all(files.map(async (path): Promise<object> => import(join(folder, path))))

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'filters' in value && 'sort' in value && 'page' in value

/** Every list of the contract. */
export const lists: readonly AnyList[] = contract.flatMap((exports) => Object.values(exports).filter(isList))

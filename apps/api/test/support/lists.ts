import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { AnyList } from '@cabinet/contract/find'

const names = (await readdir(new URL('../../../../packages/contract/src/', import.meta.url))).map((file) =>
  basename(file, '.ts'),
)
const contract = await Promise.all(
  names.map(async (name): Promise<object> => import(`../../../../packages/contract/src/${name}.ts`)),
)

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'filters' in value && 'sort' in value && 'page' in value

/** Every list of the contract. */
export const lists: readonly AnyList[] = contract.flatMap((exports) => Object.values(exports).filter(isList))

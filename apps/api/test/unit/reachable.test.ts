import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reachableCode } from '../support/reachable.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'reachable-'))
  await mkdir(join(root, 'bank'))
  const files = {
    'module.ts': `import { handlers } from './bank/handlers.ts'
      import { seedBanks } from './bank/seed.ts'
      import * as jobs from './bank/jobs.ts'
      export const module = { handlers, jobs: jobs.all, seed: seedBanks }`,
    'bank/handlers.ts': `import { addBank as add } from './port.ts'
      export const handlers = { create: () => add() }`,
    'bank/port.ts': `export { insertBank as addBank, readBanks } from './store.ts'`,
    'bank/store.ts': `const table = 'bank'
      export const insertBank = () => insertInto(table)
      export const insertLogo = () => insertInto('logo')
      export const readBanks = () => selectFrom('bank')
      export function insertNight() { insertInto('night') }`,
    'bank/jobs.ts': `import { insertNight } from './store.ts'
      export const all = [insertNight]`,
    'bank/seed.ts': `import { insertLogo } from './store.ts'
      export const seedBanks = () => insertLogo()`,
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
})
afterAll(() => rm(root, { recursive: true }))

it('follows what is passed on and renamed, and nothing that only the demo calls', async () => {
  const code = await reachableCode(root, ['module.ts'], ['seed'])
  expect(code).toContain("table = 'bank'")
  expect(code).toContain("insertInto('night')")
  expect(code).not.toContain("insertInto('logo')")
  expect(await reachableCode(root, ['module.ts'], [])).toContain("insertInto('logo')")
  await expect(reachableCode(root, ['nothing.ts'], [])).rejects.toThrow('There is no nothing.ts')
})

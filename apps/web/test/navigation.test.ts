import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '../src')

test('a page is left in one place', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) => !/\.test\.tsx?$/.test(file))
  const leaving = files.filter((file) =>
    /\blocation\.(?:assign|replace|reload)\(|\blocation\.href\s*=[^=]/.test(readFileSync(join(sources, file), 'utf8')),
  )
  // The start failed before anything of ours was there.
  expect(leaving.toSorted()).toEqual(['app/start-failure.tsx', 'shared/navigation.ts'])
})

test('sessions know nothing of calls', () => {
  const files = globSync('shared/session/*.ts', { cwd: sources })
  expect(files.length).toBeGreaterThan(3)
  for (const file of files)
    expect(readFileSync(join(sources, file), 'utf8'), file).not.toMatch(/from '\.\.\/(?:api|auth)\//)
})

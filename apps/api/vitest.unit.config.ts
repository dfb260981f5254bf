import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import whole from './vitest.config.ts'

const tests = join(import.meta.dirname, 'test')

/** Takes one of the databases that the global setup makes. */
const takesDatabase = /\binject\('(?:templateFolder|server)'\)/
const relativeImport = /(?:from|import\() ?'(\.[^']+)'/g

/** Whether a file needs a database, itself or by what it imports. */
const needsDatabase = (file: string, seen: Set<string>): boolean => {
  if (seen.has(file) || !existsSync(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  return (
    takesDatabase.test(text) ||
    [...text.matchAll(relativeImport)].some(([, path = '']) => needsDatabase(resolve(dirname(file), path), seen))
  )
}

const isUnit = (path: string): boolean =>
  path.endsWith('.test.ts') && !path.startsWith('durability/') && !needsDatabase(join(tests, path), new Set())

/**
 * The tests that need neither a database nor a process of their own, for whoever has seconds: the test of deleted areas.
 * Everybody else runs them among all others.
 */
export default defineConfig({
  ...whole,
  test: {
    ...whole.test,
    name: 'api-unit',
    include: readdirSync(tests, { recursive: true, encoding: 'utf8' })
      .filter(isUnit)
      .map((path) => `test/${path}`),
    globalSetup: [],
  },
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutIconKeys } from '../build/icon-keys.ts'

const { transform } = withoutIconKeys()
if (typeof transform !== 'object') throw new Error('The plugin has no transform.')

test('an icon loses the keys of its shapes, and keeps what it is drawn with', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))
  const code = readFileSync(join(folder, 'dist/esm/icons/boxes.mjs'), 'utf8')
  const { code: built } = transform.handler.call({} as never, code, '') as { code: string }
  expect(code.match(/key:/g)?.length).toBeGreaterThan(3)
  expect(built).not.toContain('key:')
  expect(built.match(/ d: "/g)).toEqual(code.match(/ d: "/g))
})

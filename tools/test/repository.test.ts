import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withRepository } from '../lib/repository.mjs'
import { root } from '../lib/runtime.mjs'

test('a published package names the repository of the workflow that publishes it', () => {
  const location = { directory: 'packages/ui', server: 'https://github.com', repository: 'acme/cabinet' }
  expect(withRepository({ name: '@cabinet/ui' }, location)).toEqual({
    name: '@cabinet/ui',
    repository: { type: 'git', url: 'git+https://github.com/acme/cabinet.git', directory: 'packages/ui' },
  })
})

test('nothing is published from elsewhere, where npm would refuse it', () => {
  for (const repository of [undefined, '', 'acme'])
    expect(() => withRepository({}, { directory: 'packages/ui', repository })).toThrow('GITHUB_REPOSITORY')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts['release:publish']).toBe('npm run build && node tools/name-repository.mjs && changeset publish')
})

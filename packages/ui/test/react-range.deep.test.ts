import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const source = fileURLToPath(new URL('../src', import.meta.url))

/** What React and its types got after 19.0: using one of them breaks the first versions of the declared range. */
const later = [
  'Activity',
  'ActivityProps',
  'SubmitEvent',
  'SubmitEventHandler',
  'ViewTransition',
  'cacheSignal',
  'useEffectEvent',
]

test('nothing of the library needs more than the React that it declares', () => {
  expect(manifest.peerDependencies).toEqual({ react: '^19.0.0', 'react-dom': '^19.0.0' })
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.includes('.stories.'))
  const used = files.flatMap((file) => {
    const imports = readFileSync(`${source}/${file}`, 'utf8').matchAll(/import (?:type )?\{([^}]*)\} from 'react'/g)
    return [...imports].flatMap(([, names = '']) =>
      names.split(',').map((name) => `${file}: ${name.replace('type ', '').trim()}`),
    )
  })
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter((use) => later.some((name) => use.endsWith(`: ${name}`)))).toEqual([])
})

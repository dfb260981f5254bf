// `npm run difference -w @cabinet/ui -- --base <folder>`: what a change does to those who use the package, beside another
// checkout of the repository that has its dependencies installed: the weight of every entry point, and the interface.
// Prints Markdown for a comment on a pull request.
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withBuild } from './build.ts'
import { packageRoot } from './components.mjs'
import { differenceText } from './difference-text.ts'
import { subpathSizes } from './sizes.ts'

const { values } = parseArgs({ options: { base: { type: 'string' } } })
if (values.base === undefined) throw new Error('Say with --base where the other checkout is.')
const other = join(resolve(process.env['INIT_CWD'] ?? '.', values.base), 'packages/ui')

// The package stands on its sister, which a fresh checkout has not built yet.
for (const checkout of [other, fileURLToPath(packageRoot)])
  execFileSync(process.execPath, ['tools/build.ts'], {
    cwd: join(checkout, '../validators'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** The weights in the other checkout, by its own program: it builds in its own way. */
const program = `
const { withBuild } = await import('./scripts/build.ts')
const { subpathSizes } = await import('./scripts/sizes.ts')
process.stdout.write(JSON.stringify([...(await withBuild((built) => subpathSizes(built)))]))
`
const before = new Map(
  JSON.parse(
    execFileSync(process.execPath, ['--conditions=cabinet-source', '--input-type=module', '--eval', program], {
      cwd: other,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as [string, number][],
)
const after = await withBuild((built) => subpathSizes(built))

/** What `git` sees between two files; it ends with 1 when there is something. */
const changes = (file: string): string => {
  const files = [join(other, file), join(packageRoot.pathname, file)]
  try {
    return execFileSync('git', ['diff', '--no-index', '--unified=1', '--', ...files], { encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? ''
  }
}

process.stdout.write(
  differenceText({ before, after, report: ['etc/ui.api.md', 'etc/parts.json'].map((file) => changes(file)).join('') }),
)

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkFunctionsIn } from '@cabinet/packaging/check-functions'
import { publishDeclarations } from '@cabinet/packaging/declarations'
import { run } from '@cabinet/packaging/run'
import { packageRoot } from './components.mjs'

const root = fileURLToPath(packageRoot)

/** Names of newer functions that are those of our own here. */
const newerFunctions = { '.drop': 'of the words of the upload', '.resize': 'of the columns of a table' }

/**
 * Builds the code, the styles and the declarations.
 *
 * @param out - the folder that gets them; what was in it is gone
 */
export const buildPackage = async (out: string): Promise<void> => {
  await rm(out, { recursive: true, force: true })
  const types = join(out, 'types')
  await Promise.all([
    run('tsup/dist/cli-default.js', [], { cwd: root, env: { CABINET_UI_OUT: out } }),
    run('typescript/bin/tsc', ['-p', 'tsconfig.build.json', '--outDir', types], { cwd: root }),
  ])
  // What Node gets in the place of a stylesheet.
  await writeFile(join(out, 'styles/none.js'), 'export {}\n')
  publishDeclarations(types)
  checkFunctionsIn(out, newerFunctions)
  // Some icons are copied into the code (`src/icon/lines.tsx`), under a licence that asks to come along.
  const icons = createRequire(import.meta.url).resolve('lucide-react')
  await cp(join(dirname(icons), '../../LICENSE'), join(out, 'LICENSE-lucide'))
}

/** Makes the package as it would be published, in a folder outside of the sources. */
export const stagePackage = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await buildPackage(join(folder, 'dist'))
  for (const file of ['package.json', 'README.md', 'README.ru.md', 'llms.txt', 'LICENSE', 'CHANGELOG.md'])
    await cp(join(root, file), join(folder, file))
  await cp(join(root, 'etc'), join(folder, 'etc'), { recursive: true })
  for (const file of ['conventions.md', 'migration.md', 'package.md'])
    await cp(join(root, 'docs', file), join(folder, 'docs', file))
}

/** Builds for one use: into a folder where the dependencies of the package can be found, and which then goes. */
export const withBuild = async <Result>(use: (built: string) => Result | Promise<Result>): Promise<Result> => {
  const parent = join(root, 'node_modules')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, '.built-'))
  try {
    // The names of the stylesheets are resolved by the manifest that stands nearest.
    await cp(join(root, 'package.json'), join(folder, 'package.json'))
    await buildPackage(join(folder, 'dist'))
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) await buildPackage(join(root, 'dist'))

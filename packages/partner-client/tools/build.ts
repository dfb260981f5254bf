import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commonJsDeclarations, publishDeclarations } from '@cabinet/packaging/declarations'
import { run } from '@cabinet/packaging/run'

/** The folder of the package. */
const cwd = join(import.meta.dirname, '..')

/** Builds the package into a folder: ES modules, CommonJS and the declarations of both. */
export const build = async (dist: string): Promise<void> => {
  rmSync(dist, { recursive: true, force: true })
  await Promise.all([
    run('tsup/dist/cli-default.js', ['--silent', '--out-dir', dist], { cwd }),
    run('typescript/bin/tsc', ['-p', 'tsconfig.build.json', '--outDir', dist], { cwd }),
  ])
  publishDeclarations(dist)
  commonJsDeclarations(dist)
}

if (import.meta.main) await build(resolve(process.argv[2] ?? join(cwd, 'dist')))

import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { run } from '@cabinet/packaging/run'
import { packageRoot } from '../../scripts/components.mjs'
import { stagePackage } from '../../scripts/build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a consumer that has installed the built package. */
    consumer: string
  }
}

interface Manifest {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

const repository = fileURLToPath(new URL('../../', packageRoot))

const stageValidators = async (folder: string): Promise<void> => {
  const cwd = join(repository, 'packages/validators')
  await run('../packages/validators/tools/build.ts', [join(folder, 'dist')], { cwd })
  await symlink(join(cwd, 'package.json'), join(folder, 'package.json'))
}

/**
 * One build for all tests of the package, installed by a consumer outside of the repository. What the manifest does not
 * declare, the consumer does not have.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const consumer = await mkdtemp(join(tmpdir(), 'cabinet-ui-consumer-'))
  const installed = join(consumer, 'node_modules')
  const manifest = JSON.parse(await readFile(new URL('package.json', packageRoot), 'utf8')) as Manifest
  const own = '@cabinet/validators'
  await mkdir(join(installed, own), { recursive: true })
  await Promise.all([stagePackage(join(installed, '@cabinet/ui')), stageValidators(join(installed, own))])
  // The types of React are for a consumer to install, as everywhere, and so is the form library of an example.
  const others = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((name) => name !== own)
  for (const name of [...others, '@types/react', '@types/react-dom', 'react-hook-form']) {
    await mkdir(dirname(join(installed, name)), { recursive: true })
    await symlink(join(repository, 'node_modules', name), join(installed, name), 'dir')
  }
  project.provide('consumer', consumer)
  return async () => rm(consumer, { recursive: true, force: true })
}

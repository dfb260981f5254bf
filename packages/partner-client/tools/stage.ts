import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'

/** The folder of the package. */
export const home = join(import.meta.dirname, '..')

const { files } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { readonly files: readonly string[] }

/**
 * Builds the package into a folder of its own, as it would be published, and gives that folder. A build in place could
 * be read by somebody else half-way.
 */
export const stage = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'partner-client-'))
  for (const name of ['package.json', 'LICENSE', ...files])
    if (name !== 'dist' && existsSync(join(home, name)))
      cpSync(join(home, name), join(folder, name), { recursive: true })
  await build(join(folder, 'dist'))
  return folder
}

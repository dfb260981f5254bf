import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '@cabinet/packaging/run'
import { stagePackage } from './build.ts'
import { packageRoot } from './components.mjs'

const validators = fileURLToPath(new URL('../validators/', packageRoot))

/** Both published packages as they would be published, each in a folder of its own. */
export const stageBoth = async (folder: string): Promise<{ readonly ui: string; readonly validators: string }> => {
  const staged = { ui: join(folder, 'ui'), validators: join(folder, 'validators') }
  mkdirSync(staged.validators, { recursive: true })
  const { files } = JSON.parse(readFileSync(join(validators, 'package.json'), 'utf8')) as { readonly files: string[] }
  for (const name of ['package.json', 'LICENSE', ...files])
    if (name !== 'dist' && existsSync(join(validators, name)))
      cpSync(join(validators, name), join(staged.validators, name), { recursive: true })
  await Promise.all([
    stagePackage(staged.ui),
    run('../packages/validators/tools/build.ts', [join(staged.validators, 'dist')], { cwd: validators }),
  ])
  for (const target of Object.values(staged)) {
    const file = join(target, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    // What a consumer never runs stays at home.
    const { devDependencies: _, scripts: __, ...published } = manifest
    writeFileSync(file, JSON.stringify(published, null, 2))
  }
  return staged
}

/** Packs a staged package, and gives the file. */
export const pack = (staged: string, folder: string): string => {
  const printed = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', folder], {
    cwd: staged,
    encoding: 'utf8',
  })
  const [packed] = JSON.parse(printed) as readonly { readonly filename: string }[]
  return join(folder, packed?.filename ?? '')
}

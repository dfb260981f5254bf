// "npm run release:rehearsal": makes the next candidate and the next release as they would be published, with the notes that
// changesets write (where no note waits, the version that is there is the release), publishes both to a registry of its own
// on this machine, installs the release from there into an empty project, and uses it. Nothing leaves the machine.
import { deepStrictEqual } from 'node:assert'
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { localRegistry } from '@cabinet/packaging/local-registry'
import { nextReleases } from '@cabinet/packaging/next-releases'
import { home, run, stage } from './stage.ts'

const name = '@cabinet/validators'
const channels = {
  rc: { tag: 'rc', expected: /^1\.\d+\.\d+(-rc\.\d+)?$/ },
  stable: { tag: 'latest', expected: /^1\.\d+\.\d+$/ },
} as const

/** The package as a channel would publish it, with its version and its notes. */
const prepare = (folder: string, channel: keyof typeof channels): string => {
  const { [name]: made } = nextReleases(channel)
  if (made === undefined) throw new Error(`Changesets make nothing of ${name}.`)
  const { version, changelog } = made
  if (!channels[channel].expected.test(version)) throw new Error(`The notes of the next release make it ${version}.`)
  if (!changelog.includes(`## ${version}\n`)) throw new Error(`CHANGELOG.md does not tell of ${version}.`)
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Record<string, unknown>
  // What a consumer never runs stays at home.
  const { devDependencies: _, scripts: __, ...published } = manifest
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...published, version }, null, 2))
  return version
}

// The registry answers in this process, so npm must not stop it.
const npm = async (args: readonly string[], cwd: string): Promise<string> =>
  (await promisify(execFile)('npm', args, { cwd, encoding: 'utf8' })).stdout

/** Every entry point of the published package, the patterns left out. */
const entries = (installed: string): readonly string[] => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, unknown>>
  }
  return Object.keys(exports)
    .filter((entry) => !entry.includes('*') && !entry.endsWith('.json'))
    .map((entry) => name + entry.slice(1))
}

/** Uses what was installed: both kinds of module, types, and every link of its pages. */
const use = async (project: string): Promise<void> => {
  const installed = join(project, 'node_modules', name)
  const all = entries(installed)
  const check = `if (inn.check('7707083894') !== 'checksum' || !inn.is('7707083893')) throw new Error('wrong')`
  writeFileSync(
    join(project, 'all.mjs'),
    `${all.map((entry) => `await import('${entry}')`).join('\n')}\nimport { inn } from '${name}'\n${check}`,
  )
  writeFileSync(
    join(project, 'all.cjs'),
    `${all.map((entry) => `require('${entry}')`).join('\n')}\nconst { inn } = require('${name}')\n${check}`,
  )
  for (const file of ['all.mjs', 'all.cjs']) execFileSync(process.execPath, [file], { cwd: project, stdio: 'inherit' })
  writeFileSync(
    join(project, 'typed.mts'),
    `import { type inn } from '${name}'\nimport { find, type Found } from '${name}/find'\nexport const found: readonly Found[] = find('x')\nexport const inns: inn.Inn[] = []\n`,
  )
  await run('typescript/bin/tsc', [
    '--noEmit',
    '--ignoreConfig',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    join(project, 'typed.mts'),
  ])
  for (const page of globSync(['*.md', 'docs/**/*.md', 'guides/*.md'], { cwd: installed })) {
    const text = readFileSync(join(installed, page), 'utf8').replaceAll(/```[^]*?```/g, '')
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s#]+)/g))
      if (!target.startsWith('https://') && !existsSync(join(installed, dirname(page), target)))
        throw new Error(`${page} of the installed package links to ${target}, which is not there.`)
  }
  console.log(`${all.length} entry points load in both kinds of module, types compile, every link leads somewhere.`)
}

const registry = await localRegistry()
const work = mkdtempSync(join(tmpdir(), 'release-'))
const settings = join(work, 'npmrc')
// npm wants a token to publish; this registry takes any.
writeFileSync(settings, `${registry.address.replace('http:', '')}/:_authToken=rehearsal\n`)
const project = join(work, 'project')
mkdirSync(project)
writeFileSync(join(project, 'package.json'), '{ "private": true }')
const from = ['--registry', registry.address, '--userconfig', settings, '--cache', join(work, 'cache')]
const folder = await stage()
try {
  const candidate = prepare(folder, 'rc')
  // Without a note that waits there is no candidate.
  const isWaiting = candidate.includes('-')
  if (isWaiting) await npm(['publish', '--tag', channels.rc.tag, ...from], folder)
  const release = prepare(folder, 'stable')
  await npm(['publish', '--tag', channels.stable.tag, ...from], folder)
  const tags: unknown = JSON.parse(await npm(['view', name, 'dist-tags', '--json', ...from], project))
  deepStrictEqual(tags, { latest: release, ...(isWaiting && { rc: candidate }) })
  console.log(
    (await npm(['view', name, 'version', 'dist-tags', 'dist.unpackedSize', 'dist.fileCount', ...from], project)).trim(),
  )
  await npm(['install', name, '--no-audit', '--no-fund', ...from], project)
  const installed = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  deepStrictEqual(installed.version, release)
  await use(project)
} finally {
  registry.close()
  for (const left of [work, folder]) rmSync(left, { recursive: true, force: true })
}

// `npm run release:rehearsal -w @cabinet/ui`: the life of a consumer with the package, before anything is published. Makes
// the snapshot, the next candidate of 1.0.0 and 1.0.0 as changesets would, publishes each to a registry of its own on this machine,
// with the version of @cabinet/validators that it depends on, installs the snapshot into an application, updates it to the
// release, and uses it.
// Nothing leaves the machine but questions about the packages of others.
import { strict as assert } from 'node:assert'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { localRegistry } from '@cabinet/packaging/local-registry'
import { nextReleases, type Channel, type NextRelease } from '@cabinet/packaging/next-releases'
import { run } from '@cabinet/packaging/run'
import { stageBoth } from './pack.ts'

const expected: Readonly<Record<Channel, RegExp>> = {
  snapshot: /^0\.0\.0-\d{14}$/,
  rc: /^1\.\d+\.\d+-rc\.\d+$/,
  stable: /^1\.\d+\.\d+$/,
}
const tags: Readonly<Record<Channel, string>> = { snapshot: 'snapshot', rc: 'rc', stable: 'latest' }

/** An application of somebody else. */
const application = `import { Checkbox } from '@cabinet/ui/checkbox'
import { CabinetProvider } from '@cabinet/ui/provider'
import { Select } from '@cabinet/ui'

const banks = [{ value: 'sber', label: 'Сбербанк' }]
export const App = () => (
  <CabinetProvider>
    <Select items={banks} label="Банк" defaultValue="sber" />
    <Checkbox defaultSelected>Согласен</Checkbox>
  </CabinetProvider>
)
`

/** Draws the compiled application in plain Node, as a server does. */
const draw = `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './out/app.js'
process.stdout.write(renderToString(createElement(App)))
`

const work = mkdtempSync(join(tmpdir(), 'cabinet-ui-release-'))
process.once('exit', () => rmSync(work, { recursive: true, force: true }))
const registry = await localRegistry()
const settings = join(work, 'npmrc')
// npm wants a token to publish; this registry takes any. Only our packages come from it.
writeFileSync(
  settings,
  `@cabinet:regis${''}try=${registry.address}\n${registry.address.replace('http:', '')}/:_authToken=rehearsal\n`,
)
// The registry answers in this process, so npm must not stop it.
const npm = async (cwd: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)('npm', ['--userconfig', settings, ...args], { cwd, encoding: 'utf8' })).stdout.trim()

const prepare = (folder: string, { version, dependencies, changelog }: NextRelease): void => {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const all = Object.keys(dependencies).length === 0 ? {} : { dependencies }
  writeFileSync(file, JSON.stringify({ ...manifest, version, ...all }, null, 2))
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
}

/** The versions of both packages that a channel has. */
interface Published {
  readonly ui: string
  readonly validators: string
}

const published = new Set<string>()

const publish = async (channel: Channel, staged: Awaited<ReturnType<typeof stageBoth>>): Promise<Published> => {
  const releases = nextReleases(channel)
  const versions: string[] = []
  for (const [name, folder] of [
    ['@cabinet/validators', staged.validators],
    ['@cabinet/ui', staged.ui],
  ] as const) {
    const release = releases[name]
    if (release === undefined) throw new Error(`Changesets make nothing of ${name}.`)
    // A package without a note that waits is in every channel what is released of it.
    const isReleased = expected.stable.test(release.version) && name !== '@cabinet/ui'
    assert.match(release.version, expected[isReleased ? 'stable' : channel], name)
    assert.ok(release.changelog.includes(`## ${release.version}`), `CHANGELOG.md of ${name}`)
    versions.push(release.version)
    if (published.has(name + release.version)) continue
    published.add(name + release.version)
    prepare(folder, release)
    await npm(folder, 'publish', '--tag', tags[isReleased ? 'stable' : channel])
  }
  const [validators = '', ui = ''] = versions
  return { ui, validators }
}

const project = join(work, 'application')
const versionOf = (name: string): string => {
  const manifest = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** Compiles the application against what is installed, and draws it. */
const use = async (): Promise<void> => {
  await run('typescript/bin/tsc', ['-p', '.'], { cwd: project })
  const { stdout } = await promisify(execFile)(process.execPath, ['draw.js'], { cwd: project, encoding: 'utf8' })
  for (const text of ['Сбербанк', 'Согласен', 'checked']) assert.ok(stdout.includes(text), text)
}

try {
  const staged = await stageBoth(join(work, 'staged'))
  const snapshot = await publish('snapshot', staged)
  const rc = await publish('rc', staged)
  const stable = await publish('stable', staged)
  console.log(
    `Published ${snapshot.ui}, ${rc.ui} and ${stable.ui}: ${await npm(work, 'view', '@cabinet/ui', 'dist-tags', '--json')}`,
  )

  mkdirSync(project)
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'nodenext', jsx: 'react-jsx' },
    ...{ strict: true, skipLibCheck: true, outDir: 'out', types: [] },
  }
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['app.tsx'] }))
  writeFileSync(join(project, 'app.tsx'), application)
  writeFileSync(join(project, 'draw.js'), draw)
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts']
  const others = ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19']
  await npm(project, 'install', '@cabinet/ui@snapshot', ...others, ...quietly)
  assert.equal(versionOf('@cabinet/ui'), snapshot.ui)
  assert.equal(versionOf('@cabinet/validators'), snapshot.validators)
  await use()
  console.log('The snapshot is installed, and the application works.')

  await npm(project, 'install', '@cabinet/ui@latest', ...quietly)
  assert.equal(versionOf('@cabinet/ui'), stable.ui)
  assert.equal(versionOf('@cabinet/validators'), stable.validators)
  await use()
  console.log('Updated to the release: the application works.')

  await npm(project, 'install', '@cabinet/ui@rc', ...quietly)
  assert.equal(versionOf('@cabinet/ui'), rc.ui)
  await use()
  console.log('The release candidate works as well.')
} finally {
  registry.close()
}

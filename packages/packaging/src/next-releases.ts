import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** What changesets make of a published package. */
export interface NextRelease {
  readonly version: string
  readonly changelog: string
  /** What it depends on, with the versions of this release. */
  readonly dependencies: Readonly<Record<string, string>>
}

/** `snapshot`: of a commit, for whoever wants to try it. `rc`: before a release. `stable`: the release. */
export type Channel = 'snapshot' | 'rc' | 'stable'

const commands: Readonly<Record<Channel, readonly (readonly string[])[]>> = {
  snapshot: [['version', '--snapshot']],
  rc: [['pre', 'enter', 'rc'], ['version']],
  stable: [['version']],
}

/**
 * What changesets make of the notes in `.changeset`: the next version of each published package, and its CHANGELOG; of a
 * package without notes, those that it has. They work in a folder of their own, on the manifests of the workspace, and
 * nothing here is changed. A package that is held back (`ignore` in the settings) is made as if it were not.
 *
 * @param channel - the kind of release
 * @returns by the name of the package
 */
export const nextReleases = (channel: Channel): Readonly<Record<string, NextRelease>> => {
  const folder = mkdtempSync(join(tmpdir(), 'changesets-'))
  const manifests = globSync(['package.json', 'package-lock.json', '{apps,packages}/*/package.json'], { cwd: root })
  const changelogs = globSync('packages/*/CHANGELOG.md', { cwd: root })
  try {
    for (const file of [...manifests, ...changelogs, '.changeset'])
      cpSync(join(root, file), join(folder, file), { recursive: true })
    // In the middle of pre-releases each channel is made of all notes since the last release, those of earlier
    // candidates too, which changesets keep in a folder of their own.
    for (const note of globSync('.changeset/pre/*.md', { cwd: folder }))
      renameSync(join(folder, note), join(folder, '.changeset', basename(note)))
    rmSync(join(folder, '.changeset/pre.json'), { force: true })
    const settings = join(folder, '.changeset/config.json')
    const { ignore: _, ...kept } = JSON.parse(readFileSync(settings, 'utf8')) as Readonly<Record<string, unknown>>
    writeFileSync(settings, JSON.stringify(kept))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    // The notes name the commit that brought each of them, so there must be one.
    for (const args of [
      ['init', '-q', '-b', 'main'],
      ['add', '.changeset', ...manifests],
      ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost', 'commit', '-q', '-m', 'Rehearsal'],
    ])
      execFileSync('git', args, { cwd: folder })
    for (const args of commands[channel])
      execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), ...args], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    const made = globSync('packages/*/package.json', { cwd: folder }).flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        readonly name: string
        readonly private?: boolean
        readonly version: string
        readonly dependencies?: Readonly<Record<string, string>>
      }
      const changelog = join(folder, dirname(file), 'CHANGELOG.md')
      if (manifest.private === true || !existsSync(changelog)) return []
      const { name, version, dependencies = {} } = manifest
      return [[name, { version, dependencies, changelog: readFileSync(changelog, 'utf8') }] as const]
    })
    return Object.fromEntries(made)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

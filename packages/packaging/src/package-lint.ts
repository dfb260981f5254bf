import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { run } from './run.ts'

/**
 * Asks publint about a package as it would be published, suggestions included.
 *
 * @returns one sentence for each thing that it does not like
 */
export const publintMessages = async (folder: string): Promise<readonly string[]> => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const { messages } = await publint({ pkgDir: folder, strict: true })
  return messages.map((message) => formatMessage(message, manifest) ?? message.code)
}

interface Verdicts {
  /** How many questions were asked: each entry point, from Node and from a bundler. */
  readonly asked: number
  /** Those that did not end well. */
  readonly wrong: readonly string[]
}

/**
 * Asks are-the-types-wrong whether the types of each entry point are found, and found to be those of the code, by Node
 * and by bundlers.
 *
 * @param patterns - files that stand for an entry point with `*`, which cannot be resolved by itself
 * @param profile - `esm-only` for packages of ES modules alone, which need no answer for `require`; `strict` asks
 *   everything, also how the entry points are found by resolvers that do not know the field `exports`
 */
export const typeVerdicts = async (
  folder: string,
  patterns: readonly string[] = [],
  profile: 'esm-only' | 'strict' = 'esm-only',
): Promise<Verdicts> => {
  const options = ['--pack', folder, '--profile', profile, '--format', 'ascii', '--no-emoji', '--no-color']
  const included = patterns.length > 0 ? ['--include-entrypoints', ...patterns] : []
  const printed = await run('@arethetypeswrong/cli/dist/index.js', [...options, ...included], {
    cwd: folder,
    mayFail: true,
  })
  const asked =
    profile === 'strict'
      ? /^"|^(?:node10|node16 \(from (?:CJS|ESM)\)|bundler):/
      : /^"|^(?:node16 \(from ESM\)|bundler):/
  const lines = printed.split('\n').filter((line) => asked.test(line))
  const verdicts = lines.filter((line) => !line.startsWith('"'))
  const fine = /: (?:OK(?: \((?:ESM|CJS|JSON)\))?|\(wildcard\)) ?$/
  const wrong = lines.flatMap((line, index) =>
    line.startsWith('"') || fine.test(line)
      ? []
      : [`${lines.slice(0, index).findLast((before) => before.startsWith('"')) ?? ''} ${line}`],
  )
  return { asked: verdicts.length, wrong }
}

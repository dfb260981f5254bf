// "npm run chromatic:rehearsal": what the Chromatic workflow would do, without a project and without publishing. The
// command line is the workflow's own, with --dry-run; it reads the Storybook in storybook-static, which must have its
// statistics, and asks a stand-in of the service. Two changes are made in a clone: one of a component, after which only
// the stories that can show it are photographed, and one of the theme, after which all are.
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromaticService } from './chromatic/service.mjs'
import { command, Problem } from './lib/problem.mjs'
import { endTogether, run } from './lib/run.mjs'
import { root, runtime } from './lib/runtime.mjs'

const built = join(root, 'storybook-static')

// The clone has changes of its own, so it is not what a run on GitHub says that it is.
const ofNoRun = Object.fromEntries(
  Object.keys(process.env).flatMap((name) => (name.startsWith('GITHUB_') ? [[name, '']] : [])),
)

/** @returns {readonly string[]} What the workflow gives to chromatic. */
const parametersOfWorkflow = () => {
  const workflow = readFileSync(join(root, '.github/workflows/chromatic.yml'), 'utf8')
  const [, line] = /npx chromatic ([\s\S]*?)\n\s+env:/.exec(workflow) ?? []
  if (line === undefined) throw new Problem('The workflow does not run chromatic.')
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
}

await command(async () => {
  endTogether()
  if (!existsSync(join(built, 'preview-stats.json')))
    throw new Problem('Build Storybook first: npm run storybook:build -- --stats-json')
  const parameters = parametersOfWorkflow()
  const clone = mkdtempSync(join(tmpdir(), 'cabinet-chromatic-'))
  process.once('exit', () => rmSync(clone, { recursive: true, force: true }))
  const git = (/** @type {readonly string[]} */ ...args) =>
    execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  execFileSync('git', ['clone', '--quiet', '--shared', root, clone])
  // Continuous integration stands on a commit without a branch.
  git('checkout', '--quiet', '-B', 'rehearsal')
  git('config', 'user.name', 'Rehearsal')
  git('config', 'user.email', 'rehearsal@localhost')
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  appendFileSync(join(clone, '.git/info/exclude'), 'node_modules\n')
  cpSync(built, join(clone, 'storybook-static'), { recursive: true })

  /** Changes a file in a commit of its own, and says what chromatic would do after it. */
  const after = async (/** @type {string} */ file) => {
    const accepted = git('rev-parse', 'HEAD')
    const service = await chromaticService({
      commit: accepted,
      committedAt: Number(git('show', '-s', '--format=%ct', accepted)) * 1000,
    })
    appendFileSync(join(clone, file), '\n// Changed.\n')
    git('commit', '--quiet', '--all', '--message', `Change ${file}`)
    try {
      const cli = join(root, 'node_modules/chromatic/dist/bin.cjs')
      const { code, output } = await run(runtime(), [cli, ...parameters, '--dry-run', '--ci', '--skip-update-check'], {
        cwd: clone,
        quiet: true,
        timeout: 120_000,
        env: {
          ...ofNoRun,
          CHROMATIC_INDEX_URL: service.address,
          CHROMATIC_PROJECT_TOKEN: 'rehearsal',
          CHROMATIC_DISABLE_ANALYTICS: '1',
          CHROMATIC_DISABLE_TELEMETRY: '1',
        },
      })
      if (code !== 0 || service.unknown.length > 0)
        throw new Problem(`chromatic ended with ${code}; not answered: ${service.unknown.join(', ')}.\n${output}`)
      return output
    } finally {
      service.stop()
    }
  }

  const all = new Set(
    Object.values(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')).entries).map(
      ({ importPath }) => importPath,
    ),
  ).size
  const lines = []
  // A component, and a style sheet, which reaches the stories by a detour of the build.
  for (const [file, story] of [
    ['packages/ui/src/meter/meter.tsx', 'meter.stories.tsx'],
    ['packages/ui/src/timeline/timeline.css.ts', 'timeline.stories.tsx'],
  ]) {
    const output = await after(String(file))
    const stories = Number(/Found (\d+) story files? affected/.exec(output)?.[1])
    if (!(stories > 0 && stories < all) || !output.includes(String(story)))
      throw new Problem(`A change of ${file} must photograph some of ${all} files of stories, ${story} too.\n${output}`)
    lines.push(`${file}: ${stories} of ${all} files of stories`)
  }
  const theme = await after('packages/ui/src/theme/palette.ts')
  if (!theme.includes('TurboSnap disabled due to matching --externals'))
    throw new Problem(`A change of the theme must photograph everything.\n${theme}`)
  console.log([...lines, 'the theme: all of them'].join('\n'))
  return 0
})

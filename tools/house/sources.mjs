import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { listFiles, readText } from './files.mjs'

/**
 * @typedef {object} Import
 * @property {string} specifier As it is written.
 * @property {string} [target] The imported file of the repository, when the specifier is relative.
 */

/**
 * @typedef {object} Source One file of code.
 * @property {string} path Relative to the repository.
 * @property {string} text What is in it.
 * @property {readonly Import[]} imports What it imports and re-exports.
 * @property {boolean} isBarrel Whether it does nothing but pass on what other files export.
 */

const code = /\.[mc]?[jt]sx?$/

/**
 * Parses every file of code in the repository.
 *
 * @param {string} base The repository.
 * @returns {readonly Source[]} In the order of their paths.
 */
export function readSources(base) {
  return listFiles(base)
    .filter((path) => code.test(path))
    .map((path) => readSource(base, path, readText(base, path)))
}

/**
 * Parses one file.
 *
 * @param {string} base The repository; imports are resolved against what lies in it.
 * @param {string} path Of the file, relative to the repository.
 * @param {string} text What is in it.
 * @returns {Source} What the rules of the house look at.
 */
export function readSource(base, path, text) {
  const { program, module } = parseSync(path, text)
  const fromImports = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const [, specifier] = /^(?:'|")(.+)(?:'|")$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
    return specifier ? [specifier] : []
  })
  return {
    path,
    text,
    imports: [...fromImports, ...reExports, ...dynamic].map((specifier) => {
      const target = resolve(base, path, specifier)
      return target === undefined ? { specifier } : { specifier, target }
    }),
    isBarrel:
      program.body.length > 0 &&
      program.body.every(
        (statement) =>
          statement.type === 'ExportAllDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
      ),
  }
}

/**
 * @param {string} base
 * @param {string} path
 * @param {string} specifier
 * @returns {string | undefined}
 */
function resolve(base, path, specifier) {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(dirname(path), specifier.replace(/\?.*$/, ''))
  // Sources carry their extension; an import that means the emitted file is the source beside it.
  const candidates = [target, target.replace(/\.([mc]?)js(x?)$/, '.$1ts$2')]
  return candidates.find((candidate) => existsSync(join(base, candidate))) ?? target
}

/**
 * What betrays the machine that the text was written on. The patterns are put together from parts, so that this file
 * does not find itself.
 */
const leaks = [
  {
    what: 'a path of one machine',
    pattern: new RegExp(
      String.raw`(?<![\w.\-/$}*~@])/(?:${['work', 'tmp', 'root', String.raw`home/\w+`, String.raw`Users/\w+`].join('|')})/`,
    ),
  },
  {
    what: 'the address of a package registry',
    pattern: new RegExp(['registry', String.raw`(?:npmjs|yarnpkg|npmmirror)`, '(?:org|com)'].join(String.raw`\.`)),
  },
  { what: 'a registry setting', pattern: new RegExp(String.raw`^\s*(?:@[\w-]+:)?${'regis'}try\s*[=:]\s*https?:`, 'm') },
]

const binary = /\.(?:png|jpe?g|gif|webp|ico|woff2?|ttf|otf|pdf|xlsx|br|gz|zip)$/

/**
 * @param {readonly { path: string, text: string }[]} files Texts of the repository.
 * @returns {string[]} One sentence for each line that only makes sense on the machine where it was written.
 */
export function leakProblems(files) {
  return files.flatMap(({ path, text }) =>
    leaks.flatMap(({ what, pattern }) => {
      const found = pattern.exec(text)
      return found ? [`${path}:${text.slice(0, found.index).split('\n').length} holds ${what}: ${found[0].trim()}`] : []
    }),
  )
}

/**
 * @param {string} path
 * @returns {boolean} Whether the file is text that people write.
 */
export function isText(path) {
  return !binary.test(path)
}

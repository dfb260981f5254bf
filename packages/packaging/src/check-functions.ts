import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NewerFunction, newerFunctionsIn } from './newer-functions.ts'

/** Why a function may be used although one of the oldest browsers does not have it, by its name. */
export type Allowed = Readonly<Record<string, string>>

/**
 * Checks that built code calls no function which one of the oldest browsers lacks.
 *
 * @param files Code by the name of its file.
 * @param allowed What is used all the same, with the reason; what is used no more must be taken out.
 * @throws With a line for each place.
 */
export const checkFunctions = (files: ReadonlyMap<string, string>, allowed: Allowed): void => {
  const unused = new Set(Object.keys(allowed))
  const found: string[] = []
  const look = (file: string, { name, code }: NewerFunction): void => {
    unused.delete(name)
    if (!Object.hasOwn(allowed, name)) found.push(`${file}: ${name} is newer than the oldest browsers: …${code}…`)
  }
  for (const [file, code] of files) for (const each of newerFunctionsIn(file, code)) look(file, each)
  const needless = [...unused].map((name) => `${name} is allowed, and not used by any file.`)
  const problems = [...found, ...needless]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** The same for everything that a package is built to. */
export const checkFunctionsIn = (folder: string, allowed: Allowed): void =>
  checkFunctions(
    new Map(globSync('**/*.{js,cjs}', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    allowed,
  )

// The folder of accepted pictures against the pictures of now.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from './compare.mjs'

/**
 * @typedef {import('./compare.mjs').Comparison & { name: string, before?: Buffer, after?: Buffer }} Reviewed
 */

const ending = '.png'

/** @param {string} folder */
const namesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
    : []

/**
 * Compares every picture of now with the accepted one of the same name, and finds accepted ones that nothing shows any
 * more.
 *
 * @param {string} folder Where the accepted pictures are.
 * @param {ReadonlyMap<string, Buffer>} taken The pictures of now, by name.
 * @param {boolean} isWhole Whether `taken` is the whole set; a part of it says nothing of what is gone.
 * @returns {Reviewed[]} In the order in which they were taken; what is gone comes last.
 */
export function review(folder, taken, isWhole) {
  const accepted = (/** @type {string} */ name) => {
    const path = join(folder, `${name}${ending}`)
    return existsSync(path) ? readFileSync(path) : undefined
  }
  const gone = isWhole ? namesIn(folder).filter((name) => !taken.has(name)) : []
  return [...taken.keys(), ...gone].map((name) => {
    const before = accepted(name)
    const after = taken.get(name)
    return { name, ...compare(before, after), ...(before && { before }), ...(after && { after }) }
  })
}

/**
 * Takes what differs over: writes what is changed or new, deletes what is gone. The same pictures stay untouched, byte
 * for byte.
 *
 * @param {string} folder Where the accepted pictures are.
 * @param {readonly Reviewed[]} reviewed What the review found.
 */
export function accept(folder, reviewed) {
  mkdirSync(folder, { recursive: true })
  for (const { name, state, after } of reviewed) {
    const path = join(folder, `${name}${ending}`)
    if (state === 'gone') rmSync(path)
    else if (state !== 'same' && after !== undefined) writeFileSync(path, after)
  }
}

const ofArea = /^packages\/contract\/src\/(?<id>[^/]+)\/area\.ts$/

/**
 * Gathers what the areas declare in `packages/contract/src/<module>/area.ts`, so that neither a new area nor a deleted
 * one needs a list to be edited.
 *
 * @param {readonly string[]} paths Every file of the repository.
 * @returns {string} The text of `packages/contract/src/areas.ts`.
 */
export function writeAreas(paths) {
  const ids = paths.flatMap((path) => ofArea.exec(path)?.groups?.['id'] ?? []).toSorted()
  const named = (/** @type {string} */ id) => id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return [
    '// Written by "npm run generate" from the files <module>/area.ts.',
    ...ids.map((id) => `export { area as ${named(id)} } from './${id}/area.ts'`),
    '',
  ].join('\n')
}

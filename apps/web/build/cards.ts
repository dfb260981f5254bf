import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What cards begin from: what a manifest names under `faces`. */
const face = /card: \(\) => import\('\.\/(?<file>[^']+)'\)/g

/** Parts of an area that its card shows or does. */
const part =
  /^(?:offers\.ts|parts\/(?:[\w-]+-card|\w+-actions|bank-heading|use-connect|connect-windows|use-grant-role-once)\.tsx?)$/

/** Parts of the design system that cards are made of. */
const kit = /\/icons\/shield-check|\/packages\/ui\/src\/(?:product-card|meter|internal\/bar|drawing\/drawing)\/?/

/**
 * Tells what the cards of the first page behind the sign-in are made of. The areas that have cards are those whose
 * manifests say so; the cards themselves stay apart, because a person sees only some of them.
 *
 * @param modules folder of the areas
 */
export const madeIntoCards = (modules: string): ((id: string) => boolean) => {
  const areas = new Map(
    readdirSync(modules).flatMap((area) => {
      const manifest = join(modules, area, 'module.ts')
      const text = existsSync(manifest) ? readFileSync(manifest, 'utf8') : ''
      const faces = new Set([...text.matchAll(face)].map(({ groups }) => groups?.['file']))
      return faces.size === 0 ? [] : [[area, faces] as const]
    }),
  )
  return (id) => {
    const [, area = '', file = ''] = /\/apps\/web\/src\/modules\/([^/]+)\/(.+)$/.exec(id) ?? []
    const faces = areas.get(area)
    if (faces) return part.test(file) && !faces.has(file)
    const [, schema] = /\/contract\/src\/([\w-]+)\.ts$/.exec(id) ?? []
    return schema === undefined ? kit.test(id) : schema === 'image' || areas.has(schema)
  }
}

import { globals } from '@cabinet/packaging/compat-data'
import type { Page, Route } from '@playwright/test'

/** A global that goes, or what goes of one that stays. */
interface Missing {
  readonly path: readonly string[]
  readonly isWhole: boolean
  readonly statics: readonly string[]
  readonly members: readonly string[]
}

const newerOf = (names: ReadonlyMap<string, boolean>): readonly string[] =>
  [...names].flatMap(([name, isNewer]) => (isNewer ? [name] : []))

/** Everything of the language and of the web that one of the oldest browsers does not have. */
const missing: readonly Missing[] = globals
  .map(({ name, isNewer, statics, members }) => ({
    path: name.split('.'),
    isWhole: isNewer,
    statics: newerOf(statics),
    members: newerOf(members),
  }))
  .filter(({ isWhole, statics, members }) => isWhole || statics.length + members.length > 0)

/** Runs in the page before any of its scripts. */
const takeAway = (all: readonly Missing[]): void => {
  type Bag = Record<string, unknown>
  // The objects behind iterators stay when the name is gone.
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object
  for (const { path, isWhole, statics, members } of all) {
    const name = path.at(-1) ?? ''
    const owner = path
      .slice(0, -1)
      .reduce<Bag | undefined>((bag, step) => bag?.[step] as Bag | undefined, globalThis as unknown as Bag)
    const own = owner?.[name] as (Bag & { prototype?: object }) | undefined
    for (const each of statics) if (own) Reflect.deleteProperty(own, each)
    for (const each of members) {
      if (name === 'Iterator') Reflect.deleteProperty(iterators, each)
      if (own?.prototype) Reflect.deleteProperty(own.prototype, each)
      // `CSS`, `Intl`: they are no constructors. What belongs to the window is its own.
      else if (own && typeof own === 'object') Reflect.deleteProperty(own, each)
      if (name === 'Window') Reflect.deleteProperty(globalThis, each)
    }
    if (isWhole && owner) Reflect.deleteProperty(owner, name)
  }
}

/** Gives what is newer in styles a name that no browser knows: it is then skipped as an old one skips it. */
const olderStyle = (text: string): string =>
  text
    .replaceAll(/(?<![\w-])(light-dark|oklch|color-mix)\(/g, 'newer-$1(')
    .replaceAll(/:has\(/g, ':newer-has(')
    .replaceAll(/text-wrap:/g, 'newer-text-wrap:')
    .replaceAll('@starting-style', '@newer-starting-style')

const answerOlder = async (route: Route): Promise<void> => {
  const response = await route.fetch()
  const type = response.headers()['content-type'] ?? ''
  if (!/html|css/.test(type)) return route.fulfill({ response })
  await route.fulfill({ response, body: olderStyle(await response.text()) })
}

/**
 * Makes a page that of the oldest browser that can be had: without every function that is newer than the floor, and with
 * styles that it does not understand. Its syntax is still that of today; compilers see to that. The context must bypass the
 * content security policy, which knows the styles as they were built.
 */
export const makeOlder = async (page: Page): Promise<void> => {
  await page.addInitScript(takeAway, missing)
  await page.route(
    (url) => !/^\/(?:api|stats|assets\/[^/]*\.js)/.test(url.pathname),
    (route) =>
      /^(?:document|stylesheet)$/.test(route.request().resourceType()) ? answerOlder(route) : route.continue(),
  )
}

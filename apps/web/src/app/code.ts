/** How often the code at an address of the build could not be fetched. */
const failures = new Map<string, number>()

/**
 * Imports code of the build, also after that has failed before.
 *
 * Chromium before 156 remembers that a module could not be fetched for as long as the page lives: asked again, it fails
 * without a request. A second attempt is therefore made at an address of its own. It follows one at the first address,
 * which other browsers do ask for again: there no module is ever there twice.
 *
 * @param load Imports an address. It is written where the code is needed, because addresses are relative to that file.
 * @param address Of the code, `./name-hash.js`.
 */
export const importAgain = async <Module>(
  load: (address: string) => Promise<Module>,
  address: string,
): Promise<Module> => {
  const failed = failures.get(address)
  try {
    return await (failed === undefined
      ? load(address)
      : load(address).catch(() => load(`${address}?attempt=${failed + 1}`)))
  } catch (error) {
    failures.set(address, (failed ?? 0) + 1)
    throw error
  }
}

/** Styles that have been asked for, by address. */
const styles = new Map<string, Promise<void>>()

const addStyle = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // As what fetches them ahead does: otherwise they would be fetched twice.
    link.crossOrigin = ''
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      styles.delete(href.slice(1))
      reject(new Error(`Unable to preload CSS for ${href}`))
    })
    document.head.append(link)
  })

/**
 * Imports code once the styles are there that it must not be drawn without.
 *
 * @param load Imports the code.
 * @param paths Of its styles, relative to the root of the site.
 */
export const importWithStyles = async <Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> => {
  const added = paths.map((path) => {
    const style = styles.get(path) ?? addStyle(`/${path}`)
    styles.set(path, style)
    return style
  })
  await Promise.all(added)
  return load()
}

Object.assign(globalThis, { importAgain })

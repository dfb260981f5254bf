/**
 * Code that is fetched when it is first needed, and asked for until it has come: a failure is never the last word.
 *
 * Chromium before 156 remembers that a module could not be fetched for as long as the page lives, so a second `import()`
 * of the same address fails without a request. The second attempt therefore also goes to the address that the error
 * names, with a query that makes it another one. Errors of browsers that do not remember failures name no address; nor
 * is one needed there. A bundler that loads code in its own way (webpack) asks again by itself.
 *
 * @param load imports the module; each attempt calls it first
 * @param name an export of the module: a file that does not have it under this name is not what was asked for
 * @returns the module, fetched once; rejects with the error of `load` when no address gave it
 */
export function codeOnDemand<Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<Module> {
  let loaded: Promise<Module> | undefined
  let failedAddress: string | undefined
  let attempts = 0

  const request = async (): Promise<Module> => {
    try {
      return await load()
    } catch (error) {
      const address = failedAddress
      failedAddress = /\w+:\/\/\S+/.exec(String(error))?.[0]
      if (address === undefined) throw error
      attempts += 1
      const query = `${address.includes('?') ? '&' : '?'}attempt=${attempts}`
      const module = (await import(/* @vite-ignore */ /* webpackIgnore: true */ address + query)) as Module
      if (!(name in module)) throw error
      return module
    }
  }

  return () =>
    (loaded ??= request().catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
}

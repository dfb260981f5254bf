import type { Plugin } from 'vite'

const EMPTY = '\0cabinet-no-fetch-adapter'

/**
 * The client of the contract sends by XMLHttpRequest, which tells the progress of uploads. axios brings its adapter for
 * fetch as well and asks for it only where there is no XMLHttpRequest: three kilobytes that no browser would ever run.
 */
export const xhrOnly = (): Plugin => ({
  name: 'cabinet-xhr-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.endsWith('axios/lib/adapters/adapters.js') ? EMPTY : undefined,
  load: (id) => (id === EMPTY ? 'export const getFetch = () => null' : undefined),
})

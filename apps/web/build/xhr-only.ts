import type { Plugin } from 'vite'

const STAND_IN = '\0cabinet-no-'

/**
 * Parts of axios that no browser runs here, with what stands in for them: seven kilobytes.
 *
 * - The client of the contract sends by XMLHttpRequest, which tells the progress of uploads; the adapter for fetch is
 *   only asked for where there is none.
 * - Calls are cancelled by a signal, statuses are numbers, a form is sent as a form, and the client of the contract
 *   writes queries itself.
 * - Types say whether options are right.
 * - The session travels in a header: no cookie is copied into one.
 */
export const standIns: Readonly<Record<string, string>> = {
  'core/assertParamsAcyclic.js': 'export default () => {}',
  'adapters/fetch.js': 'export const getFetch = () => null',
  'cancel/CancelToken.js': 'export default undefined',
  'helpers/AxiosURLSearchParams.js': 'export default undefined',
  'helpers/buildURL.js':
    "export default (url, query, writer) => { const text = query ? writer.serialize(query) : ''; return text ? url + '?' + text : url }",
  'helpers/HttpStatusCode.js': 'export default undefined',
  'helpers/cookies.js': 'export default { read: () => null, readAsync: async () => null }',
  'helpers/toFormData.js': "export default () => { throw new Error('A form is sent as a form') }",
  'helpers/toURLEncodedForm.js': "export default () => { throw new Error('A form is sent as a form') }",
  'helpers/validator.js':
    'const any = () => any; export default { assertOptions: any, validators: { boolean: any, function: any, spelling: any, transitional: any } }',
  'helpers/isURLSameOrigin.js': 'export default () => false',
  'helpers/formDataToJSON.js': "export default () => { throw new Error('A form is sent as a form') }",
}

/** Leaves out of the build what axios brings and the application never runs. */
export const xhrOnly = (): Plugin => ({
  name: 'cabinet-xhr-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (!source.startsWith('.') || !importer?.includes('/axios/lib/')) return
    const part = new URL(source, `file://${importer}`).pathname.split('/axios/lib/')[1]
    return part !== undefined && part in standIns ? STAND_IN + part : undefined
  },
  load: (id) => (id.startsWith(STAND_IN) ? standIns[id.slice(STAND_IN.length)] : undefined),
})

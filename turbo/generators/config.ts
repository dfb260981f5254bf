import type { PlopTypes } from '@turbo/gen'
import { component } from './component.ts'
import { endpoint } from './endpoint.ts'
import { module } from './module.ts'
import { serverParts } from './part.ts'
import { rule } from './rule.ts'

/** `npm run gen`: asks what to make, or `npm run gen component -- --args stepper`. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setHelper('quoted', (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`)
  plop.setHelper('json', (text: string) => JSON.stringify(text))
  component(plop)
  endpoint(plop)
  module(plop)
  rule(plop)
  serverParts(plop)
}

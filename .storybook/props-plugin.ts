import type { Plugin } from 'vite'
import { propsOfComponents } from '../packages/ui/scripts/props.mjs'

const name = 'virtual:cabinet-props'
const id = `\0${name}`

/** Gives the documentation what the compiler knows of the components' props. Stories run as tests do without. */
export const propsPlugin = (): Plugin => ({
  name: 'cabinet-props',
  resolveId: (asked) => (asked === name ? id : undefined),
  load: (asked) => {
    if (asked !== id) return undefined
    const props = process.env['VITEST'] === undefined ? propsOfComponents() : {}
    return `export const props = ${JSON.stringify(props)}`
  },
})

/** The cascade layers of the library, weakest first. */
export const layers = {
  reset: 'cabinet.reset',
  tokens: 'cabinet.tokens',
  components: 'cabinet.components',
  overrides: 'cabinet.overrides',
} as const

/** The order as one layer statement takes it. */
export const layerOrder: string = Object.values(layers).join(', ')

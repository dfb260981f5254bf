import type { Plugin } from 'vite'

/**
 * Leaves out the keys of the shapes of an icon. React takes the place of a shape for its key, and shapes never change
 * places; the letters of the keys, drawn by lot, would be a tenth of the weight of an icon.
 */
export const withoutIconKeys = (): Plugin => ({
  name: 'cabinet-without-icon-keys',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({ code: code.replaceAll(/,\s*key: "[a-z0-9]+"/g, ''), map: null }),
  },
})

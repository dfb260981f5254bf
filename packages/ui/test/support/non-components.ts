/** Subpaths that are no components: nothing to render on its own. */
export const nonComponents: ReadonlySet<string> = new Set([
  'fonts',
  'icon',
  'provider',
  'scoped-provider',
  'theme',
  'theme-script',
  'use-leave-guard',
  'use-minimum-duration',
  'words',
])

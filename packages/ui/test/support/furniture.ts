/** Subpaths that are no components: nothing to render on its own. */
export const furniture: ReadonlySet<string> = new Set(['fonts', 'icon', 'provider', 'theme', 'use-minimum-duration'])

import axe, { type AxeResults, type RunOptions } from 'axe-core'

const themes = ['light', 'dark', 'contrast'] as const
// A violation is told by its HTML, so no selector is worked out for each node; and no rule that is on reads stylesheets.
const usual: RunOptions = { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } }
const whole: RunOptions = {
  ...usual,
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  },
}
// A theme changes colours and nothing else, so after the first theme only the rules about colour run again. In high
// contrast the stricter measure holds (7:1).
const colours = ['color-contrast', 'link-in-text-block']
const rulesOf = (theme: (typeof themes)[number]): RunOptions => {
  if (theme === 'light') return whole
  const values = theme === 'contrast' ? [...colours, 'color-contrast-enhanced'] : colours
  return { ...usual, runOnly: { type: 'rule', values } }
}

// react-aria speaks through a region of its own that still points at a component of an earlier story.
const context = { include: [['body']], exclude: [['[data-live-announcer]']] }

const describe = (theme: string, { violations }: AxeResults): string[] =>
  violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `[${theme}] ${violation.id}: ${violation.help}\n  ${node.html.slice(0, 300)}\n  ${(node.failureSummary ?? '').replaceAll('\n', '\n  ')}`,
    ),
  )

/** Runs axe on the story as its interactions left it, in every theme; fails with every violation named. */
export const checkAccessibility = async (): Promise<void> => {
  const root = document.documentElement
  const before = root.getAttribute('data-cabinet-theme')
  const found: string[] = []
  for (const theme of themes) {
    root.setAttribute('data-cabinet-theme', theme)
    found.push(...describe(theme, await axe.run(context, rulesOf(theme))))
  }
  if (before !== null) root.setAttribute('data-cabinet-theme', before)
  if (found.length > 0) throw new Error(`${found.length} accessibility violations\n${found.join('\n')}`)
}

import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const themes = ['light', 'dark', 'contrast'] as const

/** A theme changes colours and nothing else, so after the first one only the rules about colour run again. */
const optionsOf = (theme: (typeof themes)[number]): RunOptions => ({
  resultTypes: ['violations'],
  iframes: false,
  ...(theme !== 'light' && { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }),
})

/** What was announced stays in the live region for seconds and may name what has left the page. */
const exclude = [['[data-live-announcer]']]

/** Violations of the accessibility rules in each theme, as `theme rule: places`. The rules are loaded into the page once. */
export const violationsInEveryTheme = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const theme of themes) {
    const violations = await page.evaluate(
      async ({ name, options, without }) => {
        document.documentElement.dataset['cabinetTheme'] = name
        const run = (globalThis as unknown as { axe: typeof axe }).axe.run
        const result = await run({ exclude: without }, options)
        return result.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
      },
      { name: theme, options: optionsOf(theme), without: exclude },
    )
    found.push(...violations.map((violation) => `${theme} ${violation}`))
  }
  return found
}

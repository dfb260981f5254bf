import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Page } from '@playwright/test'
import { CONTROLS, UNPRESSED, VALUES } from '../../src/shared/observe/controls.ts'

const source = join(import.meta.dirname, '../../src')
const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Every text of the catalogs that always reads the same, in both languages. */
const fixedTexts: ReadonlySet<string> = new Set(
  globSync('**/messages/*.json', { cwd: source }).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>).flatMap((text) => {
      const [only, ...more] = parse(text)
      return only?.type === TYPE.literal && more.length === 0 ? [oneSpace(only.value)] : []
    }),
  ),
)

/**
 * What a person can press or type into on the page and analytics would not know by name: the rule of `controlNameOf`,
 * over a built application, whose loaded messages nobody outside can see.
 */
export const unnamedControls = async (page: Page): Promise<readonly string[]> => {
  const suspects = await page.evaluate(
    ({ controls, values, unpressed }) =>
      [...document.body.querySelectorAll(controls)]
        .filter((control) => !control.closest(unpressed) && !control.closest('[data-track]'))
        .filter((control) => !control.getAttribute('name'))
        .map((control) => ({
          text: (control.getAttribute('aria-label') ?? control.textContent).trim(),
          first: control.hasAttribute('aria-label')
            ? ''
            : (document.createTreeWalker(control, NodeFilter.SHOW_TEXT).nextNode()?.textContent ?? ''),
          isValue: control.matches(values),
          html: control.outerHTML.slice(0, 200),
        })),
    { controls: CONTROLS, values: VALUES, unpressed: UNPRESSED },
  )
  return suspects
    .filter(({ text, first, isValue }) => isValue || ![text, first].some((one) => fixedTexts.has(oneSpace(one))))
    .map(({ text, html }) => `${text}: ${html}`)
}

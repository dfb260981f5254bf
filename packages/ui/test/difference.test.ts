import { expect, test } from 'vitest'
import { differenceText, marker } from '../scripts/difference-text.ts'

const sizes = (entries: Record<string, number>): ReadonlyMap<string, number> => new Map(Object.entries(entries))

test('names what weighs more or less, the greatest difference first, and what is new or gone', () => {
  const text = differenceText({
    before: sizes({ badge: 2800, button: 13_000, old: 500, same: 100 }),
    after: sizes({ badge: 2750, button: 13_450, fresh: 900, same: 100 }),
    report: '',
  })
  expect(text.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `fresh` |  | 0.90 | new |',
    '| `old` | 0.50 |  | gone |',
    '| `button` | 13.00 | 13.45 | +0.45 |',
    '| `badge` | 2.80 | 2.75 | −0.05 |',
  ])
  expect(text.startsWith(marker)).toBe(true)
  expect(text).toContain('The public interface stays as it is.')
})

test('shows how the interface changes, as much as a comment holds', () => {
  const report = '--- a\n+++ b\n@@ -1 +1 @@\n-    choices: string;\n+    items: string;\n'
  const same = sizes({ badge: 1 })
  const text = differenceText({ before: same, after: same, report })
  expect(text).toContain('No entry point changes its weight.')
  expect(text).toContain('The public interface changes: 2 lines')
  expect(text).toContain('+    items: string;')
  const long = differenceText({ before: same, after: same, report: '+a\n'.repeat(40_000) })
  expect(long.length).toBeLessThan(65_536)
  expect(long).toContain('… the rest')
})

import { expect, test } from 'vitest'
import { buildTarget, isAtMost } from '../src/browsers.ts'
import { checkFunctions } from '../src/check-functions.ts'
import { newerFunctionsIn } from '../src/newer-functions.ts'

const namesIn = (code: string): string[] => newerFunctionsIn('code.js', code).map(({ name }) => name)

test('versions are compared number by number', () => {
  expect([
    isAtMost('16.4', '16.4'),
    isAtMost('16', '16.4'),
    isAtMost('≤18', '109'),
    isAtMost('16.5', '16.4'),
    isAtMost('110', '109'),
  ]).toEqual([true, true, true, false, false])
})

test('compilers get each browser with its version', () => {
  expect(buildTarget).toEqual(['chrome109', 'edge109', 'firefox115', 'safari16.4'])
})

test.each([
  [
    'a function of a constructor',
    'Map.groupBy(list, keyOf); Object.groupBy(list, keyOf)',
    ['Map.groupBy', 'Object.groupBy'],
  ],
  ['one that is passed on', 'texts.filter(URL.canParse)', ['URL.canParse']],
  ['a method, of whatever it may be', 'names().toSorted().toSpliced(0, 1)', ['.toSpliced', '.toSorted']],
  ['a method in brackets', 'names["toReversed"]()', ['.toReversed']],
  ['methods of sets and iterators', 'one.union(other); names.values().drop(1)', ['.union', '.drop']],
  ['a constructor inside another name', 'new Intl.Segmenter("ru")', ['Intl.Segmenter']],
  ['a constructor', 'new Highlight(range)', ['Highlight']],
  ['through the window', 'globalThis.requestIdleCallback(act)', ['requestIdleCallback']],
  ['a method of an element', 'bubble.showPopover()', ['.showPopover']],
  ['a regular expression of sets', 'test(/[a--b]/v)', ['/v']],
  ['as a compiler writes it', 'new RegExp("[a--b]", "v")', ['/v']],
  ['a method that may be missing in an object that is there', 'bubble?.showPopover()', ['.showPopover']],
  ['after another question', 'if (isOpen) bubble.showPopover()', ['.showPopover']],
])('found: %s', (_, code, names) => {
  expect(namesIn(code)).toEqual(names)
})

test.each([
  ['what the oldest browsers have', 'names.at(-1); names.findLast(is); structuredClone(names); AbortSignal.timeout(1)'],
  ['a name that arrays have as well', 'names.values().map(trim)'],
  ['a call that may find nothing', 'bubble.showPopover?.()'],
  ['a question before', 'if ("requestIdleCallback" in window) requestIdleCallback(act)'],
  ['a question in an expression', 'document.startViewTransition ? document.startViewTransition(act) : act()'],
  [
    'a question after which it is left',
    'function count() { if (!Intl.Segmenter) return 1; return new Intl.Segmenter("ru") }',
  ],
  ['a value that is looked at', 'const has = typeof Iterator === "function" && !!URL.canParse'],
  ['a failure that is caught', 'try { new Intl.DurationFormat("ru") } catch { plain() }'],
  [
    'a name that the code declares',
    'function scheduler() {} scheduler(); const { Highlight } = parts; new Highlight()',
  ],
  ['a part of an object', 'const words = { navigation: 1, Iterator: 2 }; words.navigation'],
  ['objects that a newer one gives', 'device.createCommandEncoder()'],
])('not found: %s', (_, code) => {
  expect(namesIn(code)).toEqual([])
})

test('a function without a reason is told with its file; a reason without a function too', () => {
  const files = new Map([['home.js', 'names.toSorted()']])
  expect(() => checkFunctions(files, {})).toThrow(/home\.js: \.toSorted is newer/)
  expect(() => checkFunctions(files, { '.toSorted': 'ours' })).not.toThrow()
  expect(() => checkFunctions(files, { '.toSorted': 'ours', '.drop': 'ours' })).toThrow(
    /\.drop is allowed, and not used/,
  )
})

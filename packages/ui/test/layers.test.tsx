import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { Button } from '../src/button/button.tsx'
import { CabinetProvider, type ThemeName } from '../src/provider/provider.tsx'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const show = (theme: ThemeName, className?: string): HTMLButtonElement => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  cleanups.push(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() =>
    root.render(
      <CabinetProvider theme={theme}>
        <Button className={className}>Сохранить</Button>
      </CabinetProvider>,
    ),
  )
  const button = host.querySelector('button')
  if (button === null) throw new Error('no button')
  button.style.transition = 'none'
  return button
}

const style = (css: string, place: 'first' | 'last'): void => {
  const element = document.createElement('style')
  element.textContent = css
  document.head[place === 'first' ? 'prepend' : 'append'](element)
  cleanups.push(() => element.remove())
}

// First in the head and of the least specificity: nothing helps the rule but that it is in no layer.
test('an unlayered rule of a consumer wins', () => {
  const button = show('light', 'own')
  expect(getComputedStyle(button).backgroundColor).not.toBe('rgb(1, 2, 3)')
  style('.own { background-color: rgb(1, 2, 3) } button { border-radius: 3px }', 'first')
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(1, 2, 3)')
  expect(getComputedStyle(button).borderRadius).toBe('3px')
})

test('a rule in the layer of overrides wins over the component', () => {
  const button = show('light')
  style('@layer cabinet.overrides { button { border-radius: 5px } }', 'last')
  expect(getComputedStyle(button).borderRadius).toBe('5px')
})

test('a token set by a consumer on any element reaches the components inside', () => {
  const button = show('light')
  style(':root { --cabinet-color-accent: rgb(4, 5, 6) }', 'last')
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(4, 5, 6)')
})

test('one hue of a brand reaches every state of the accent in every theme, on the page and in a block', () => {
  const button = show('light')
  const read = (name: string): string => {
    button.style.color = `var(--cabinet-color-${name})`
    return getComputedStyle(button).color
  }
  style(':root { --cabinet-brand-hue: 150; --cabinet-brand-strength: 0.5 }', 'last')
  expect(getComputedStyle(button).backgroundColor).toBe('oklch(0.44 0.0575 150)')
  expect(['accent-hover', 'accent-pressed', 'accent-soft', 'focus'].map(read)).toEqual([
    'oklch(0.38 0.055 152)',
    'oklch(0.33 0.05 154)',
    'oklch(0.952 0.011 144)',
    'oklch(0.44 0.0575 150)',
  ])
  style('[data-cabinet-theme] { --cabinet-brand-hue: 30; --cabinet-brand-strength: 1 }', 'last')
  expect(getComputedStyle(button).backgroundColor).toBe('oklch(0.44 0.115 30)')
  document.documentElement.dataset['cabinetTheme'] = 'dark'
  expect(getComputedStyle(button).backgroundColor).toBe('oklch(0.76 0.1 19)')
})

test('a block may have a theme of its own inside another', () => {
  const light = show('light')
  const block = document.body.appendChild(document.createElement('div'))
  cleanups.push(() => block.remove())
  block.dataset['cabinetTheme'] = 'dark'
  const root = createRoot(block)
  flushSync(() => root.render(<Button>Сохранить</Button>))
  const dark = block.querySelector('button')
  if (dark === null) throw new Error('no button')
  expect(getComputedStyle(dark).backgroundColor).toBe('oklch(0.76 0.1 235)')
  expect(getComputedStyle(light).backgroundColor).toBe('oklch(0.44 0.115 246)')
  flushSync(() => root.unmount())
})

test('the contrast theme is light or dark as the system is, also when it is chosen by name', () => {
  expect(
    getComputedStyle(show('contrast').closest('[data-cabinet-theme]') ?? document.documentElement).colorScheme,
  ).toBe('light dark')
})

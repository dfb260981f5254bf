import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'

/** What the toolbar says. */
export interface Globals {
  theme: 'light' | 'dark' | 'contrast'
  density: 'comfortable' | 'compact'
  locale: 'ru' | 'en'
}

const initial: Globals = { theme: 'light', density: 'comfortable', locale: 'ru' }
type GlobalsMessage = { globals?: Partial<Globals> }

let cached = initial
const read = (): Globals => {
  const channel = addons.getChannel()
  const message = (channel.last('globalsUpdated') ?? channel.last('setGlobals')) as [GlobalsMessage] | undefined
  const next = { ...initial, ...message?.[0].globals }
  // The same answer must be the same object.
  if (JSON.stringify(next) !== JSON.stringify(cached)) cached = next
  return cached
}

const subscribe = (onChange: () => void): (() => void) => {
  const channel = addons.getChannel()
  for (const event of ['globalsUpdated', 'setGlobals']) channel.on(event, onChange)
  return () => {
    for (const event of ['globalsUpdated', 'setGlobals']) channel.off(event, onChange)
  }
}

/** The toolbar's values inside of a page of the documentation. */
export const useGlobals = (): Globals => useSyncExternalStore(subscribe, read)

/** The toolbar's values as an address carries them. */
export const inAddress = ({ theme, density, locale }: Globals): string =>
  `theme:${theme};density:${density};locale:${locale}`

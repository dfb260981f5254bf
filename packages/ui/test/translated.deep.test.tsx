import { Component, createElement, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CabinetProvider } from '../src/provider/provider.tsx'

interface Story {
  readonly args?: Readonly<Record<string, unknown>>
  readonly render?: (args: Record<string, unknown>, context: object) => ReactNode
}
interface StoryFile {
  readonly default: {
    readonly component?: ComponentType<Record<string, unknown>>
    readonly args?: Readonly<Record<string, unknown>>
    readonly render?: Story['render']
  }
  readonly [name: string]: unknown
}

// Nothing is played here, and what is not loaded needs no time.
vi.mock('storybook/test', () => {
  const nothing = () => {}
  const names = ['expect', 'fireEvent', 'mocked', 'screen', 'spyOn', 'userEvent', 'waitFor', 'within']
  return { ...Object.fromEntries(names.map((name) => [name, nothing])), fn: () => nothing }
})

const files = import.meta.glob<StoryFile>('../src/*/*.stories.tsx')

/** What page translators do: each text, with something in it, into an element of their own. */
const translate = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('style, script, textarea, font') != null) continue
    const outer = document.createElement('font')
    text.replaceWith(outer)
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(text)
  }
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

const Rendered = ({ render }: { render: () => ReactNode }): ReactNode => render()

/** The states of a component one after another, as its stories show them, in a page that is translated all the time. */
test.each(Object.keys(files).map((path) => [path.split('/').at(-2) ?? path, path]))(
  'a translated page changes with the states of %s',
  async (_name, path) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const load = files[path]
    if (load === undefined) throw new Error(`no ${path}`)
    const { default: meta, ...named } = await load()
    const stories = Object.entries(named as Record<string, Story>)
    const errors: string[] = []
    let shown = ''
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host, { onUncaughtError: (error) => errors.push(`${shown}: ${String(error)}`) })
    onTestFinished(() => {
      flushSync(() => root.unmount())
      host.remove()
      vi.restoreAllMocks()
    })
    const show = (name: string, story: Story): void => {
      shown = `${shown.split(' → ').at(-1)} → ${name}`
      const args = { ...meta.args, ...story.args }
      const render = story.render ?? meta.render
      // One tree for all of them: React changes what is there, as where the props of an owner change. What a story says
      // around a component is the owner's own, and comes anew.
      const content =
        render === undefined
          ? meta.component && createElement(meta.component, args)
          : createElement(Rendered, { key: name, render: () => render(args, { args }) })
      for (const locale of ['ru', 'en']) {
        flushSync(() =>
          root.render(
            <CabinetProvider locale={locale}>
              <Boundary onError={(error) => errors.push(`${shown}: ${String(error)}`)}>{content}</Boundary>
            </CabinetProvider>,
          ),
        )
        translate(document.body)
      }
    }
    // There and back: what one state adds the other takes away.
    for (const [name, story] of [...stories, ...stories.toReversed()]) show(name, story)
    expect(errors).toEqual([])
  },
)
